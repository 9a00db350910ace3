import fc from 'fast-check';
import { createFairQueue, type FairQueue } from './fairQueue';

const options = { slots: 2, slotsPerOwner: 1, waitingPerOwner: 3, waiting: 5 };

const startAll = <Job>(queue: FairQueue<Job>) => {
  const started: Job[] = [];
  for (let next = queue.start(); next; next = queue.start()) started.push(next.job);
  return started;
};

test('owners take turns, no matter which queued first or most', () => {
  const queue = createFairQueue<string>({ ...options, slots: 1, waiting: 9 });
  ['a1', 'a2', 'a3'].forEach((job) => queue.add('a', job));
  ['b1', 'b2'].forEach((job) => queue.add('b', job));
  queue.add('c', 'c1');
  const order: string[] = [];
  for (let next = queue.start(); next; next = queue.start()) {
    order.push(next.job);
    queue.finish(next.owner);
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one owner leaves a slot to others', () => {
  const queue = createFairQueue<string>(options);
  ['a1', 'a2'].forEach((job) => queue.add('a', job));
  expect(startAll(queue)).toEqual(['a1']);
  queue.add('b', 'b1');
  expect(startAll(queue)).toEqual(['b1']);
  queue.finish('a');
  expect(startAll(queue)).toEqual(['a2']);
});

test('an owner with too many waiting jobs is refused, and no other owner', () => {
  const queue = createFairQueue<string>(options);
  ['a1', 'a2', 'a3'].forEach((job) => expect(queue.add('a', job)).toBeNull());
  expect(queue.add('a', 'a4')).toEqual({ job: 'a4', reason: 'owner is full' });
  expect(queue.add('b', 'b1')).toBeNull();
});

test('a full queue drops the newest job of the owner with the most jobs', () => {
  const queue = createFairQueue<string>(options);
  ['a1', 'a2', 'a3'].forEach((job) => queue.add('a', job));
  ['b1', 'b2'].forEach((job) => queue.add('b', job));
  expect(queue.add('c', 'c1')).toEqual({ job: 'a3', reason: 'everyone is full' });
  expect(queue.add('a', 'a3')).toEqual({ job: 'a3', reason: 'everyone is full' });
});

/** An event of a queue: an owner adds a job, or a job ends. */
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), owner: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ kind: fc.constant('end' as const), index: fc.nat(7) }),
  ),
  { maxLength: 200 },
);
const settings = fc.record({
  slots: fc.integer({ min: 1, max: 4 }),
  slotsPerOwner: fc.integer({ min: 1, max: 2 }),
  waitingPerOwner: fc.integer({ min: 1, max: 6 }),
  waiting: fc.integer({ min: 1, max: 12 }),
});

interface Ticket {
  owner: number;
  id: number;
}

test('for any sequence of events, shares and bounds hold, no job is lost, and no turn is skipped twice', () => {
  fc.assert(
    fc.property(settings, events, (limits, happened) => {
      const queue = createFairQueue<Ticket>(limits);
      const waiting: Ticket[] = [];
      const running: Ticket[] = [];
      /** How often each other owner has started a job since an owner began to wait. */
      const overtaken = new Map<number, Map<number, number>>();
      let id = 0;

      const start = () => {
        for (let next = queue.start(); next; next = queue.start()) {
          const { job } = next;
          // An owner's own jobs run in order.
          const first = waiting.find((each) => each.owner === job.owner);
          expect(job).toBe(first);
          waiting.splice(waiting.indexOf(job), 1);
          running.push(job);
          overtaken.delete(job.owner);
          for (const [owner, starts] of overtaken) {
            // An owner whose share is fully used isn't overtaken.
            if (running.filter((each) => each.owner === owner).length >= limits.slotsPerOwner)
              continue;
            starts.set(job.owner, (starts.get(job.owner) ?? 0) + 1);
            expect(starts.get(job.owner)).toBeLessThanOrEqual(1);
          }
          const owners = new Set(waiting.map((each) => each.owner));
          if (owners.has(job.owner)) overtaken.set(job.owner, new Map());
        }
        expect(running.length).toBeLessThanOrEqual(limits.slots);
        for (const { owner } of running) {
          const own = running.filter((each) => each.owner === owner).length;
          expect(own).toBeLessThanOrEqual(limits.slotsPerOwner);
        }
        // A slot stays free only if every waiting owner uses its full share.
        if (running.length < limits.slots) {
          for (const { owner } of waiting) {
            const own = running.filter((each) => each.owner === owner).length;
            expect(own).toBe(limits.slotsPerOwner);
          }
        }
      };

      for (const event of happened) {
        if (event.kind === 'end') {
          const [ended] = running.splice(event.index, 1);
          if (ended) queue.finish(ended.owner);
          start();
          continue;
        }
        const job = { owner: event.owner, id: (id += 1) };
        const refused = queue.add(job.owner, job);
        if (!waiting.some((each) => each.owner === job.owner) && refused?.job !== job)
          overtaken.set(job.owner, new Map());
        waiting.push(job);
        if (refused) {
          expect(waiting).toContain(refused.job);
          waiting.splice(waiting.indexOf(refused.job), 1);
          if (!waiting.some((each) => each.owner === refused.job.owner))
            overtaken.delete(refused.job.owner);
          // An owner without waiting jobs is refused only if every waiting job has a different
          // owner.
          const own = waiting.filter((each) => each.owner === job.owner).length;
          if (refused.job === job && own === 0)
            expect(new Set(waiting.map((each) => each.owner)).size).toBe(limits.waiting);
        }
        expect(waiting.length).toBeLessThanOrEqual(limits.waiting);
        start();
      }
    }),
    { numRuns: 300 },
  );
});
