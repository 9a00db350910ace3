import { hasStatus } from '#api/errors';
import { sessionLogsApi } from '#api/sessionLogsApi';
import type { AppDispatch } from '#shared/store/types';
import { LogGone, type LogSource } from '../useLogFile';
import * as texts from '../texts';

/** The log that a user sent and the operator made a link to. Its stream rejects without one. */
export const linkedSource = (dispatch: AppDispatch, token: string): LogSource => ({
  name: texts.sentLog,
  token,
  failure: texts.logNotLoaded,
  async stream() {
    const call = dispatch(sessionLogsApi.endpoints.readSessionLog.initiate({ token }));
    const { data, error } = await call;
    // The text is large, so the store doesn't keep it.
    call.reset();
    if (data !== undefined) return new Blob([data]).stream();
    throw hasStatus(error, 404) ? new LogGone() : new Error(texts.logNotLoaded);
  },
});
