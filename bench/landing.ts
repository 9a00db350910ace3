import { findFreePort } from '#server/platform/freePort';
import type { Benchmark, BenchResult } from './lib/benchmark';
import { openBrowser, signInByPort } from './lib/browser';
import { runTool } from './lib/runTool';
import { startServer } from './lib/startServer';
import { median } from './lib/statistics';

const RUNS = 5;
const MOST_LCP_MS = 1_800;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];

const pages = [
  { name: 'landing', path: '/', isSignedIn: false, performance: 100 },
  { name: 'login', path: '/login', isSignedIn: false, performance: 95 },
  { name: 'feed', path: '/dashboard/posts', isSignedIn: true, performance: 85 },
] as const;

/** `simulate` computes the effect of a slow network and processor; `devtools` slows them down. */
type Throttling = 'simulate' | 'devtools';

interface Found {
  scores: Readonly<Record<Category, number>>;
  /** Milliseconds: first paint, largest paint, and total blocking time of scripts. */
  fcp: number;
  lcp: number;
  tbt: number;
}

/** The part of Lighthouse's report that is used: scores from 0 to 1, and times in milliseconds. */
interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
}

function read({ audits, categories: scored, runtimeError }: Report): Found {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  const time = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
  };
}

async function examine(url: string, port: number, throttling: Throttling): Promise<Found[]> {
  const found: Found[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const report = await runTool('lighthouse@12.8.2', [
      ...[url, '--output=json', '--quiet', `--port=${port}`],
      ...[`--throttling-method=${throttling}`, `--only-categories=${categories.join(',')}`],
    ]);
    found.push(read(report as Report));
  }
  return found;
}

const middle = (found: readonly Found[], of: (each: Found) => number) => median(found.map(of));
const seconds = (ms: number) => (ms / 1_000).toFixed(2);

function rowOf(name: string, how: Throttling, found: readonly Found[]): string[] {
  return [
    name,
    how === 'simulate' ? 'worked out' : 'applied',
    seconds(middle(found, ({ fcp }) => fcp)),
    seconds(middle(found, ({ lcp }) => lcp)),
    seconds(Math.max(...found.map(({ lcp }) => lcp))),
    middle(found, ({ tbt }) => tbt).toFixed(0),
    ...categories.map((category) => middle(found, ({ scores }) => scores[category]).toFixed(0)),
  ];
}

/**
 * Measures the paint times of the landing page on a phone, and Lighthouse's results for the first
 * pages.
 */
export const landing: Benchmark = {
  title: 'Landing, login and feed',
  method: `Lighthouse looks at the pages of the built application ${RUNS} times each as its mobile test does: 150 ms there and back,
1.6 Mbit/s, a processor four times as slow, a phone's screen, an empty cache. Once it works out what that slowness would do
from a quick load, which is its standard and what the budgets are of, and once the slowness is applied. The feed is that
of a signed-in user. Medians; times in seconds, blocking in milliseconds. Needs \`npm run build\` first.`,
  async run(campuses) {
    const { connectionString, token } = await campuses.campus('small');
    const server = await startServer('quad', connectionString);
    const port = await findFreePort('127.0.0.1');
    const browser = await openBrowser([`--remote-debugging-port=${port}`]);
    try {
      const rows: string[][] = [];
      const budgets: { text: string; kept: boolean }[] = [];
      for (const { name, path, isSignedIn, performance } of pages) {
        const url = server.origin + path;
        if (isSignedIn) await signInByPort(port, { origin: server.origin, token });
        const found = await examine(url, port, 'simulate');
        rows.push(rowOf(name, 'simulate', found));
        rows.push(rowOf(name, 'devtools', await examine(url, port, 'devtools')));
        const lcp = middle(found, (each) => each.lcp);
        if (name === 'landing')
          budgets.push({
            text: `the largest part of the ${name} is painted within ${MOST_LCP_MS / 1_000} s: ${seconds(lcp)} s`,
            kept: lcp <= MOST_LCP_MS,
          });
        for (const category of categories) {
          const score = middle(found, ({ scores }) => scores[category]);
          const least = category === 'performance' ? performance : 100;
          budgets.push({
            text: `${category} of the ${name} at least ${least}: ${score}`,
            kept: score >= least,
          });
        }
      }
      return {
        columns: [
          ...['', 'slowness', 'first paint', 'largest paint', 'at most', 'blocked'],
          ...['performance', 'accessibility', 'best practices'],
        ],
        rows,
        budgets: budgets satisfies BenchResult['budgets'],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
