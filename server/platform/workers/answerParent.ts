import { limitJobs, type JobLimits } from './limitJobs';

/** A message from a worker process: that it is ready, then one answer for each request. */
export type WorkerMessage = 'ready' | { answer: unknown } | { failure: string };

/**
 * Makes this process answer the requests of `createWorkerProcess`, until its parent exits or a
 * request exceeds the limits.
 */
export function answerParent<Request>(
  limits: JobLimits,
  answer: (request: Request) => Promise<unknown>,
): void {
  const clock = limitJobs(limits);
  const send = (message: WorkerMessage) => process.send?.(message);
  process.on('message', (request: Request) => {
    clock.begin();
    answer(request)
      .finally(() => clock.end())
      .then(
        (result) => send({ answer: result }),
        (error: unknown) => send({ failure: String(error) }),
      );
  });
  // An orderly exit would wait for native code that a hostile file keeps busy.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  send('ready');
}
