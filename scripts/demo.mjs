/**
 * Starts the built server with the demo campus on a separate data folder, and prints a five-minute
 * tour. Plain Node, like the server that it starts.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const dataDir = process.env.DATA_DIR ?? path.join('data', 'demo');
const loginsFile = path.join(dataDir, 'demo-logins.json');
const guides = ['yasmin_k', 'tanvir.h'];

/** The logins stored by an earlier start, because a campus prints its passwords only once. */
const logins = existsSync(loginsFile) ? JSON.parse(readFileSync(loginsFile, 'utf8')) : {};

function tour(address) {
  const accounts = guides.map((name) =>
    logins[name] ? `  ${name.padEnd(10)} ${logins[name]}` : `  ${name}`,
  );
  const isKnown = guides.every((name) => logins[name]);
  return [
    '',
    `The demo campus is open: ${address}`,
    '',
    'Log in with',
    ...accounts,
    ...(isKnown ? [] : [`  (the passwords were printed when ${dataDir} was first filled)`]),
    '',
    'Five things to try as yasmin_k',
    '  1. Read the feed: a boat at sunrise, fringes that move, a grid of three pictures.',
    '  2. Research: choose AskU on “Who Is Missing from the Readmission Data?” and ask',
    '     “How large is the calibration error for patients aged 75 to 84?”. Click the quoted page.',
    '  3. Messages: write to tanvir.h, and log in as tanvir.h in a private window to answer.',
    '  4. Events: go to one of ten, and read its comments.',
    '  5. Menu beside Me, For developers: choose “Save session log”, and open the file at /replay.',
    '',
    'Stop with Ctrl+C. To start over, delete the folder',
    `  ${path.resolve(dataDir)}`,
    '',
  ].join('\n');
}

const server = spawn(process.execPath, ['build/server.mjs'], {
  env: { ...process.env, DEMO: 'on', DATA_DIR: dataDir },
  stdio: ['inherit', 'pipe', 'inherit'],
});

createInterface({ input: server.stdout }).on('line', (line) => {
  const login = /^demo login: (\S+) (\S+)$/.exec(line);
  const running = /^Quad is running at (\S+)$/.exec(line);
  if (login) logins[login[1]] = login[2];
  else if (running) {
    mkdirSync(dataDir, { recursive: true });
    // The accounts are invented, but other users of this machine don't need them.
    writeFileSync(loginsFile, JSON.stringify(logins), { mode: 0o600 });
    process.stdout.write(tour(running[1]));
  } else process.stdout.write(`${line}\n`);
});

// A terminal sends Ctrl+C to the server as well. The server shuts down gracefully, so wait for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
