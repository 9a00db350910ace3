import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { budgets, measure } from '../scripts/budgets';
import type { AssetSize } from '../scripts/compressAssets';
import type { Benchmark, BenchResult } from './lib/benchmark';
import { openBrowser, openPage, openSignedInPage } from './lib/browser';
import { startServer } from './lib/startServer';
import { watchLoad, type Loaded } from './lib/watchLoad';
import { weighReactDom } from './lib/weighReactDom';

/** Where each screen is, and whether somebody is about to use it: a visitor who reads gets no application. */
const screens: Readonly<Record<string, { path: string; signedIn?: true; used?: true }>> = {
  landing: { path: '/' },
  login: { path: '/login', used: true },
  feed: { path: '/dashboard/posts', signedIn: true },
};

/** Pictures that people posted, and their faces, weigh what they weigh. */
const isPhoto = ({ type, path }: Loaded) => type === 'Image' && path.startsWith('/api/');

/** Everything a browser with an empty cache loads for a screen, until nothing more comes. */
async function load(browser: Browser, screen: string, of: { origin: string; token: string }) {
  const place = screens[screen];
  if (!place) throw new Error(`It is not known where ${screen} is.`);
  const page = await (place.signedIn ? openSignedInPage(browser, of) : openPage(browser));
  const network = await watchLoad(page);
  await page.goto(of.origin + place.path);
  await network.isQuiet();
  if (place.used) await page.keyboard.press('Tab');
  if (place.signedIn) await page.getByRole('article').first().waitFor();
  await network.isQuiet();
  await page.context().close();
  return network.all().filter((each) => !isPhoto(each));
}

/** Sizes of built files as the build compressed them. */
function sizeOf(file: string): AssetSize {
  const bytes = (name: string) => statSync(join('dist', name)).size;
  const packed = (end: string) => (existsSync(join('dist', file + end)) ? bytes(file + end) : NaN);
  const raw = bytes(file);
  return { raw, gzip: packed('.gz') || raw, brotli: packed('.br') || raw };
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (loads: readonly Loaded[]) => loads.reduce((all, { bytes }) => all + bytes, 0);

/** What must come over the line before a screen can be used. */
export const firstLoad: Benchmark = {
  title: 'First load',
  method: `Each screen is opened in a real Chromium with an empty cache, landing and login by a visitor, the feed by somebody
who is signed in, until nothing more is loaded; on login a key is pressed, because a visitor's page fetches the application
only when it is about to be used. Scripts are what the browser asked for, in kB (1000 bytes) as gzip makes them, and their
budget is that of \`npm run build\`. The reference is a script of \`react-dom\` that draws nothing, bundled and compressed in
the same run. What was transferred is counted at the browser: everything but pictures that people posted, with the headers
of the answers, compressed as the server sends it. Needs \`npm run build\` first. The build counts what a screen cannot
do without. What a browser asks for beside that is counted here as well: the recorder of the session log on every page
that holds the application (5.6 kB), and on the feed the widgets at its side, events within it and kept drafts.`,
  async run(campuses) {
    const { connectionString, token } = await campuses.campus('small');
    const server = await startServer('quad', connectionString);
    const browser = await openBrowser();
    try {
      const loads = new Map<string, readonly Loaded[]>();
      for (const { screen } of budgets)
        loads.set(screen, await load(browser, screen, { origin: server.origin, token }));
      const files = new Map(
        [...loads].map(([screen, found]) => [
          screen,
          found.map(({ path }) => path.slice(1)).filter((file) => existsSync(join('dist', file))),
        ]),
      );
      const sizes = new Map([...files.values()].flat().map((file) => [file, sizeOf(file)]));
      const asLoaded = budgets.map((budget) => ({ ...budget, chunks: [budget.screen] }));
      const alone = await weighReactDom();
      const rows: string[][] = [];
      const kept: { text: string; kept: boolean }[] = [];
      for (const { screen, scripts, scriptsKb, totalKb } of measure(asLoaded, files, sizes)) {
        const found = loads.get(screen) ?? [];
        const all = sum(found);
        const fonts = sum(found.filter(({ type }) => type === 'Font'));
        const times = (scripts / alone).toFixed(2);
        rows.push([screen, kb(scripts), times, kb(fonts), kb(all), String(found.length)]);
        kept.push({
          text: `scripts of the ${screen} at most ${scriptsKb} kB: ${kb(scripts)} kB, ${times} times react-dom alone`,
          kept: scripts > 0 && scripts <= scriptsKb * 1000,
        });
        if (totalKb !== undefined)
          kept.push({
            text: `everything transferred for the ${screen} at most ${totalKb} kB: ${kb(all)} kB`,
            kept: all <= totalKb * 1000,
          });
      }
      rows.push(['react-dom alone', kb(alone), '1.00', '', '', '']);
      return {
        columns: [
          ...['', 'kB of scripts, gzip', 'times react-dom alone'],
          ...['kB of fonts transferred', 'kB transferred in all', 'answers'],
        ],
        rows,
        budgets: kept satisfies BenchResult['budgets'],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
