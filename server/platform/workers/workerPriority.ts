/** As `os.setPriority` takes it: 0 is that of any process, 19 the lowest. */
let priority = 0;

/**
 * Sets the priority of the worker processes that are started from now on. One for all of them,
 * because they share the processors with the server, not with each other.
 */
export function setWorkerPriority(nice: number): void {
  priority = nice;
}

/** Returns the priority that a new worker process gets. */
export const workerPriority = (): number => priority;
