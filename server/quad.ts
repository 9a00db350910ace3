import { commands } from './commands';
import type { CommandContext } from './commands/command';
import { run } from './commands/run';
import { readConfig } from './config';
import { openDatabase } from './openDatabase';
import { systemClock } from './platform/clock';
import { createLog } from './platform/log';
import { prepareDataDir } from './platform/prepareDataDir';

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const err = (line: string): void => void process.stderr.write(`${line}\n`);

/** The database is that of the server, which may be running; its lines must not mix with answers. */
async function withContext<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  await prepareDataDir(config.dataDir);
  const database = await openDatabase(config, createLog(config, process.stderr), err);
  try {
    return await work({ db: database.db, clock: systemClock });
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2), { commands, withContext, out, err }).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    err(String((error as Error).stack));
    process.exitCode = 1;
  },
);
