// Measures boardgame.io for docs/CAPACITY.md: tables of two who play as fast as they can, each by the
// library's own client over a WebSocket; everything in memory. In an empty folder:
//   npm install boardgame.io@0.50.2 && node …/bench/boardgame.mjs 100 20 20
// tables, seconds of warm-up, seconds. The server runs on the first core, the players on the second.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(`${process.cwd()}/`);
const PORT = 8471;

// A move is far simpler than any of ours: one of nine cells changes its owner.
const game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

function serve() {
  const { Server, Origins } = require('boardgame.io/server');
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(PORT, () => console.log('ready'));
}

function ticks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function client(table, seat, onState) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const multiplayer = SocketIO({
    server: `http://localhost:${PORT}`,
    socketOpts: { transports: ['websocket'] },
  });
  const one = Client({ game, multiplayer, matchID: `t${table}`, playerID: seat, debug: false });
  one.subscribe((state) => state && onState(one, state));
  one.start();
}

async function play(tables, warmUp, seconds) {
  const server = spawn('taskset', ['-c', '0', process.execPath, fileURLToPath(import.meta.url), 'serve'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise((resolve) => server.stdout.on('data', (text) => `${text}`.includes('ready') && resolve()));
  spawnSync('taskset', ['-pc', '1', String(process.pid)]);
  let moves = 0;
  for (let table = 0; table < tables; table++) {
    for (const seat of ['0', '1']) {
      let played = -1;
      client(table, seat, (one, state) => {
        if (state.ctx.currentPlayer === seat && state._stateID > played) {
          played = state._stateID;
          moves++;
          setImmediate(() => one.moves.take(Math.floor(Math.random() * 9)));
        }
      });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, warmUp * 1000));
  const from = [moves, ticks(server.pid)];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const used = (ticks(server.pid) - from[1]) / 100;
  console.log(`moves per second: ${Math.round((moves - from[0]) / seconds)}`);
  console.log(`moves per second of the server's processor: ${Math.round((moves - from[0]) / used)}`);
  server.kill();
  process.exit();
}

if (process.argv[2] === 'serve') {
  serve();
} else {
  await play(...process.argv.slice(2).map(Number));
}
