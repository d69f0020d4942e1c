// boardgame.io's server under the load that bench/server.py puts on ours: connect-four, two clients to a match,
// each with boardgame.io's own client and socket. Timed from the move leaving the client to the update reaching it.
// Arguments: matches, moves/s, seconds, seconds of warming, players. Prints one JSON line.

const { fork } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { createServer } = require('node:net');
const { join } = require('node:path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { ConnectFour, open } = require('./game.cjs');

const PATIENCE = 20_000; // milliseconds after which a move is lost
const TICKS = 100; // of the processor's clock in a second, as Linux counts them

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));
const oneOf = (things) => things[Math.floor(Math.random() * things.length)];

/** One player's browser. */
class Seat {
  constructor(port, matchID, playerID, credentials) {
    const socketOpts = { transports: ['websocket'], forceNew: true };
    const multiplayer = SocketIO({ server: `127.0.0.1:${port}`, socketOpts });
    this.client = Client({ game: ConnectFour, multiplayer, matchID, playerID, credentials, debug: false });
    this.client.start();
    this.socket = this.client.transport.socket;
    this.heard = () => {};
    this.socket.onAny((event) => {
      if (event === 'update') this.heard(performance.now());
    });
  }

  async synced() {
    const end = performance.now() + PATIENCE;
    while (!this.client.getState()) {
      if (performance.now() > end) throw new Error('a client is not shown its match');
      await sleep(1);
    }
  }

  /** When the next update reaches this player; nothing if it never does. */
  update() {
    return new Promise((resolve) => {
      const missed = setTimeout(() => resolve(undefined), PATIENCE);
      this.heard = (at) => {
        clearTimeout(missed);
        resolve(at);
      };
    });
  }

  /** Drop a disc anywhere; when it left. */
  drop() {
    let left = 0;
    const emit = this.socket.emit;
    this.socket.emit = (...message) => {
      left = performance.now();
      return emit.apply(this.socket, message);
    };
    this.client.moves.drop(oneOf(open(this.client.getState().G)));
    this.socket.emit = emit;
    if (!left) throw new Error('a move was not sent');
    return left;
  }
}

/** A match of two, and one move at a time. */
class Table {
  constructor(port) {
    this.port = port;
    this.before = Promise.resolve();
  }

  async ask(path, body) {
    const address = `http://127.0.0.1:${this.port}/games/${ConnectFour.name}/${path}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  async start() {
    const { matchID } = await this.ask('create', { numPlayers: 2 });
    this.seats = [];
    for (const playerID of ['0', '1']) {
      const body = { playerID, playerName: `player ${playerID}` };
      const { playerCredentials } = await this.ask(`${matchID}/join`, body);
      this.seats.push(new Seat(this.port, matchID, playerID, playerCredentials));
    }
    for (const seat of this.seats) await seat.synced();
  }

  stop() {
    for (const seat of this.seats) seat.client.stop();
  }

  /** Play one move at random; how many seconds the update took, or nothing if the server lost the move. */
  move() {
    this.before = this.before.then(async () => {
      const player = Number(this.seats[0].client.getState().ctx.currentPlayer);
      const updates = this.seats.map((seat) => seat.update());
      const left = this.seats[player].drop();
      const reached = await Promise.all(updates);
      const lost = reached.includes(undefined);
      if (lost || this.seats[0].client.getState().ctx.gameover) {
        this.stop();
        await this.start();
      }
      return lost ? undefined : (reached[player] - left) / 1000;
    });
    return this.before;
  }
}

/** Moves at random moments, whether or not the ones before were answered: how long each took. */
async function paced(tables, rate, seconds) {
  const taken = [];
  const running = new Set();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const move = oneOf(tables)
      .move()
      .then((took) => {
        taken.push(took);
        running.delete(move);
      });
    running.add(move);
    await sleep((-Math.log(1 - Math.random()) / rate) * 1000);
  }
  await Promise.all(running);
  return taken;
}

/** Moves per second when each of the players plays as fast as the server answers. */
async function saturated(tables, players, seconds) {
  let moves = 0;
  const start = performance.now();
  const player = async () => {
    while (performance.now() - start < seconds * 1000) {
      if ((await oneOf(tables).move()) !== undefined) moves += 1;
    }
  };
  await Promise.all(Array.from({ length: players }, player));
  return (moves / (performance.now() - start)) * 1000;
}

function percentile(taken, share) {
  const ordered = [...taken].sort((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
}

/** Seconds of processor time that a process has used. */
function busy(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function main(matches, rate, seconds, warming, players) {
  const port = await freePort();
  const server = fork(join(__dirname, 'server.cjs'), [port]);
  try {
    await new Promise((ready, failed) => server.once('message', ready).once('exit', failed));
    const tables = Array.from({ length: matches }, () => new Table(port));
    for (const table of tables) await table.start();
    await paced(tables, rate, warming);
    const used = busy(server.pid);
    const answers = await paced(tables, rate, seconds);
    const taken = answers.filter((took) => took !== undefined);
    const figures = { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), moves: taken.length, lost: answers.length - taken.length };
    figures.cpu = (busy(server.pid) - used) / taken.length;
    figures['moves/s'] = await saturated(tables, players, seconds / 2);
    console.log(JSON.stringify(figures));
  } finally {
    server.kill();
  }
}

main(...process.argv.slice(2).map(Number)).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
