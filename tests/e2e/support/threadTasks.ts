import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * Returns the longest tasks of the page's main thread, in milliseconds of thread time, longest
 * first.
 */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return traceEvents
    .filter(
      ({ ph, pid, tid, name }) =>
        ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}:${tid}`),
    )
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1_000)
    .sort((a, b) => b - a);
}

/**
 * Returns the page's tasks during an action, as `tasksIn` does. Unlike `longtask` entries, their time
 * leaves out that in which other processes had the processor.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  return tasksIn(await browser.stopTracing());
}
