import type { JobPayloads } from './jobs';

/** What runs each kind of job: at least once, so doing it twice must be harmless or bearable. */
export type JobHandlers = {
  [K in keyof JobPayloads]: (payload: JobPayloads[K]) => Promise<void>;
};

/** Thrown by a handler when trying again cannot help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
