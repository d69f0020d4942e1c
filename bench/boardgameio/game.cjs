// Connect-four as one writes it for boardgame.io. The rules are those of bench/bare_connect_four.py.

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

/** The columns that are not full. */
function open(G) {
  const columns = [];
  for (let column = 0; column < COLUMNS; column += 1) if (G.heights[column] < ROWS) columns.push(column);
  return columns;
}

module.exports = { ConnectFour, open };
