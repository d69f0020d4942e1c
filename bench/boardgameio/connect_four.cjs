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

const [repetitions, seconds] = process.argv.slice(2).map(Number);
let best = 0;
for (let turn = 0; turn < repetitions; turn += 1) {
  const start = performance.now();
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    decisions += playOne();
    elapsed = (performance.now() - start) / 1000;
  }
  best = Math.max(best, decisions / elapsed);
}
console.log(JSON.stringify({ rate: best }));
