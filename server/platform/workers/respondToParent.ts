import { limitJobs, type JobLimits } from './limitJobs';

/** A message from a worker process: that it is ready, then one response for each request. */
export type WorkerMessage = 'ready' | { response: unknown } | { failure: string };

/**
 * Makes this process respond to the requests of `createWorkerProcess`, until its parent exits or a
 * request exceeds the limits.
 */
export function respondToParent<Request>(
  limits: JobLimits,
  respond: (request: Request) => Promise<unknown>,
): void {
  const clock = limitJobs(limits);
  const send = (message: WorkerMessage) => process.send?.(message);
  process.on('message', (request: Request) => {
    clock.begin();
    respond(request)
      .finally(() => clock.end())
      .then(
        (result) => send({ response: result }),
        (error: unknown) => send({ failure: String(error) }),
      );
  });
  // An orderly exit would wait for native code that a hostile file keeps busy.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  send('ready');
}
