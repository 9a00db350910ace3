import { networkInterfaces } from 'node:os';
import { readConfig, withPort } from '#server/platform/config/config';
import { networkOrigins } from '#server/platform/config/publicOrigin';
import { findFreePort } from '#server/platform/freePort';
import { createLog } from '#server/platform/log';
import { createLogStream } from '#server/platform/logStream';
import { StartupError } from '#server/platform/startup';
import { startServer } from '#server/app/startServer';
import * as texts from '#server/app/texts';

/** Starts when draining ends. */
const STOP_WITHIN_MS = 9_500;

/** Shuts the process down gracefully at the first signal, and exits at once at the second. */
function stopOnSignals(stop: () => Promise<void>, drainMs: number): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${texts.stopFailed(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function main(): Promise<void> {
  const read = readConfig(process.env);
  const config = read.port === 0 ? withPort(read, await findFreePort(read.host)) : read;
  const stream = createLogStream(process.stdout.fd);
  process.on('exit', () => stream.flushSync());
  const server = await startServer(config, createLog(config, stream), () => stream.dropped());
  stopOnSignals(() => server.stop(), config.drainSeconds * 1_000);
  process.stdout.write(`${texts.running(config.publicUrl)}\n`);
  if (config.publicUrlIsSet) return;
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const origins = networkOrigins(config, interfaces);
  if (origins.length > 0) process.stdout.write(`${texts.runningFor(origins, config.publicUrl)}\n`);
}

// A full disk or a closed pipe behind these streams is no reason to stop.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

main().catch((error: unknown) => {
  // The operator has to act on a StartupError; any other error is a defect and needs its stack.
  const told = error instanceof StartupError ? error.message : String((error as Error).stack);
  process.stderr.write(`${told}\n`);
  process.exit(1);
});
