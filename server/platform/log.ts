import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config';

/**
 * Database errors carry rows in their `detail` and requests carry tokens, so only these properties
 * are logged.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, stack, ...(typeof code === 'string' ? { code } : {}) };
}

/** The server's log: JSON lines on standard output. */
export function createLog(config: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}
