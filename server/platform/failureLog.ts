import type { Logger } from 'pino';

/** Logs how repeated work goes. */
export interface FailureLog {
  failed(error: unknown): void;
  succeeded(): void;
}

/**
 * Logs work that is repeated until it succeeds, such as once a second while the database is away:
 * of failures in a row the first, second, fourth, eighth and so on, and then the success.
 */
export function createFailureLog(log: Logger, failure: string): FailureLog {
  let failures = 0;
  return {
    failed(error) {
      failures += 1;
      if (Number.isInteger(Math.log2(failures))) log.error({ err: error, failures }, failure);
    },
    succeeded() {
      if (failures > 0) log.info({ failures }, `succeeded again after: ${failure}`);
      failures = 0;
    },
  };
}
