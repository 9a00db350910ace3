/**
 * Retries a failed test once, because tests with a real server and database depend on the machine.
 * scripts/gate/jestReport.mjs lists retried tests at the end of the run, so that they get fixed.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
