import { commands } from '#server/commands/index';
import type { Command, CommandContext } from '#server/commands/command';
import { run } from '#server/commands/run';
import { readConfig } from '#server/platform/config/config';
import { openDatabase } from '#server/app/openDatabase';
import { openServices, type Services } from '#server/app/openServices';
import { systemClock } from '#server/platform/clock';
import { createLog } from '#server/platform/log';
import { readSecretKey } from '#server/platform/secrets/readSecretKey';
import { createSecrets } from '#server/platform/secrets/secrets';
import { prepareDataDir } from '#server/platform/startup';
import { createPublish } from '#server/realtime/publish';

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const err = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * The command uses the server's database, which may be in use; its log lines must not mix with
 * output.
 */
async function withContext<T>(
  work: (context: CommandContext) => Promise<T>,
  { migrates = true }: Command,
): Promise<T> {
  const config = readConfig(process.env);
  const log = createLog(config, process.stderr);
  await prepareDataDir(config.dataDir);
  const database = await openDatabase(config, log, { print: err, migrates });
  let services: Services | undefined;
  const openParts = async () => {
    const { bus, storage } = (services ??= await openServices(config, log));
    return { publish: createPublish(bus), storage, log };
  };
  const openLinks = () => ({
    secrets: createSecrets(readSecretKey(config)),
    publicUrl: config.publicUrl,
  });
  try {
    return await work({ db: database.db, clock: systemClock, openParts, openLinks });
  } finally {
    await services?.close();
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
