// Connect-four on boardgame.io without an interface: random moves, decisions counted and timed.
// Arguments: repetitions, seconds per repetition. Prints one JSON line.
// The loop is that of every other peer.

const { Client } = require('boardgame.io/client');
const { ConnectFour, open } = require('./game.cjs');

function playOne() {
  const client = Client({ game: ConnectFour, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  let state = client.getState();
  while (!state.ctx.gameover) {
    const columns = open(state.G);
    client.moves.drop(columns[Math.floor(Math.random() * columns.length)]);
    decisions += 1;
    state = client.getState();
  }
  client.stop();
  return decisions;
}

// By the clock or by processor time, whichever flatters: Node also collects garbage on other cores.
function rate(seconds) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    decisions += playOne();
    elapsed = (performance.now() - start) / 1000;
  }
  const { user, system } = process.cpuUsage(cpu);
  return decisions / Math.min(elapsed, (user + system) / 1e6);
}

const [repetitions, seconds] = process.argv.slice(2).map(Number);
for (let match = 0; match < 500; match += 1) playOne(); // until the JIT compiler knows the game
const rates = Array.from({ length: repetitions }, () => rate(seconds));
console.log(JSON.stringify({ rate: Math.max(...rates) }));
