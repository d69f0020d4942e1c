// boardgame.io's own server with connect-four. Arguments: port, and a folder if matches are kept in files.
// Without a folder they are kept in memory, as it does by default. Says when it is ready.

const { FlatFile, Server } = require('boardgame.io/server');
const { ConnectFour } = require('./game.cjs');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [ConnectFour], origins: [`http://127.0.0.1:${port}`], db });
server.run(Number(port), () => process.send('ready'));
