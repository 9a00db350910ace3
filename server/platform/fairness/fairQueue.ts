/** A person, or the network address of someone who has not signed in. */
export type Owner = number | string;

export interface FairQueueOptions {
  /** Jobs that may run at a time. */
  slots: number;
  /** Jobs of one owner that may run at a time. */
  slotsPerOwner: number;
  /** Jobs of one owner that may wait. */
  waitingPerOwner: number;
  /** Jobs that may wait over all owners. */
  waiting: number;
}

export type Refusal = 'owner is full' | 'everyone is full';

/** A job that the queue doesn't hold any more, and why. */
export interface Refused<Job> {
  job: Job;
  reason: Refusal;
}

/** Decides which job runs next; knows neither time nor the work itself. */
export interface FairQueue<Job> {
  /**
   * Queues a job. Returns the job that is refused for it, if any. If the owner has too many jobs,
   * that is the new one. If the whole queue is full, it is the newest job of the owner with the
   * most.
   */
  add(owner: Owner, job: Job): Refused<Job> | null;
  /** Starts the next job that may run, taking owners in turns; null when none may. */
  start(): { owner: Owner; job: Job } | null;
  /** Frees the slot of a started job. */
  finish(owner: Owner): void;
}

/**
 * A queue that serves owners round robin. However much one owner queues, another one's first job
 * waits for at most one job of each other owner, and one owner never occupies every slot.
 */
export function createFairQueue<Job>(options: FairQueueOptions): FairQueue<Job> {
  const { slots, slotsPerOwner } = options;
  /** Owners with waiting jobs, the next turn first. */
  const turns = new Map<Owner, Job[]>();
  const runningOf = new Map<Owner, number>();
  let running = 0;
  let waiting = 0;

  /**
   * Removes the newest job of the owner with the most, provided that owner has more than `jobs`.
   */
  function evictNewest(jobs: number): Job | undefined {
    let [most, longest] = [jobs, undefined as [Owner, Job[]] | undefined];
    for (const turn of turns) {
      if (turn[1].length > most) [most, longest] = [turn[1].length, turn];
    }
    const job = longest?.[1].pop();
    if (longest?.[1].length === 0) turns.delete(longest[0]);
    return job;
  }

  function push(owner: Owner, job: Job): void {
    const jobs = turns.get(owner);
    if (jobs) jobs.push(job);
    else turns.set(owner, [job]);
  }

  return {
    add(owner, job) {
      const own = turns.get(owner)?.length ?? 0;
      if (own >= options.waitingPerOwner) return { job, reason: 'owner is full' };
      if (waiting < options.waiting) {
        push(owner, job);
        waiting += 1;
        return null;
      }
      // Trading places with an owner of as many jobs would only move the refusal.
      const displaced = evictNewest(own + 1);
      if (displaced === undefined) return { job, reason: 'everyone is full' };
      push(owner, job);
      return { job: displaced, reason: 'everyone is full' };
    },

    start() {
      if (running >= slots) return null;
      for (const [owner, jobs] of turns) {
        const own = runningOf.get(owner) ?? 0;
        if (own >= slotsPerOwner) continue;
        const job = jobs.shift() as Job;
        // Deleting and adding again moves the owner to the end of the turns.
        turns.delete(owner);
        if (jobs.length > 0) turns.set(owner, jobs);
        runningOf.set(owner, own + 1);
        running += 1;
        waiting -= 1;
        return { owner, job };
      }
      return null;
    },

    finish(owner) {
      const own = (runningOf.get(owner) ?? 1) - 1;
      if (own > 0) runningOf.set(owner, own);
      else runningOf.delete(owner);
      running -= 1;
    },
  };
}
