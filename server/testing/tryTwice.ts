/**
 * A test with a real server and database may fail once for the machine's sake. Its second try is
 * listed at the end of the run, as scripts/gate/jestReport.mjs says, so that it is mended.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
