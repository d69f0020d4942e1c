// boardgame.io's own server with connect-four, its matches in memory as it does by default. Argument: the port.
// Says when it is ready.

const { Server } = require('boardgame.io/server');
const { ConnectFour } = require('./game.cjs');

const port = Number(process.argv[2]);
const server = Server({ games: [ConnectFour], origins: [`http://127.0.0.1:${port}`] });
server.run(port, () => process.send('ready'));
