// Connect-four on boardgame.io without an interface: random moves, decisions counted and timed.
// Arguments: repetitions, seconds per repetition. Prints one JSON line.
// The rules are those of bench/bare_connect_four.py, the loop that of every other peer.

const { Client } = require('boardgame.io/client');

const COLUMNS = 7;
const ROWS = 6;

function winsAt(cells, column, row, player) {
  for (const [dc, dr] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
    let count = 1;
    for (const sign of [1, -1]) {
      let c = column + sign * dc;
      let r = row + sign * dr;
      while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c * ROWS + r] === player) {
        count += 1;
        c += sign * dc;
        r += sign * dr;
      }
    }
    if (count >= 4) return true;
  }
  return false;
}

const ConnectFour = {
  name: 'connect-four',
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), heights: Array(COLUMNS).fill(0), winner: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const row = G.heights[column];
      if (row >= ROWS) return 'INVALID_MOVE';
      G.cells[column * ROWS + row] = playerID;
      G.heights[column] = row + 1;
      if (winsAt(G.cells, column, row, playerID)) G.winner = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.winner !== null) return { winner: G.winner };
    if (G.heights.every((height) => height === ROWS)) return { draw: true };
  },
};

function playOne() {
  const client = Client({ game: ConnectFour, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  let state = client.getState();
  while (!state.ctx.gameover) {
    const open = [];
    for (let column = 0; column < COLUMNS; column += 1) if (state.G.heights[column] < ROWS) open.push(column);
    client.moves.drop(open[Math.floor(Math.random() * open.length)]);
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
