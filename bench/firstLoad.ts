import type { Browser } from '@playwright/test';
import { screens, weighScripts, type Screen } from '../scripts/firstLoad';
import type { Benchmark } from './lib/benchmark';
import { openBrowser, openPage, openSignedInPage } from './lib/browser';
import { startServer } from './lib/startServer';
import { watchLoad, type Loaded } from './lib/watchLoad';
import { weighReactDom } from './lib/weighReactDom';

/** Everything transferred for the feed, in kB. */
const FEED_KB = 320;

/** Users' pictures and portraits do not count towards the budget. */
const isPhoto = ({ type, path }: Loaded) => type === 'Image' && path.startsWith('/api/');

/** Loads a screen in a browser with an empty cache, until the network is idle. */
async function load(browser: Browser, screen: Screen, of: { origin: string; token: string }) {
  const page = await (screen.isSignedIn ? openSignedInPage(browser, of) : openPage(browser));
  const network = await watchLoad(page);
  const scripts = await weighScripts(page, of.origin + screen.path);
  if (screen.isSignedIn) await page.getByRole('article').first().waitFor();
  await network.isQuiet();
  await page.context().close();
  return { scripts, all: network.all().filter((each) => !isPhoto(each)) };
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (loads: readonly Loaded[]) => loads.reduce((all, { bytes }) => all + bytes, 0);

/** Measures the bytes to transfer before a screen is usable. */
export const firstLoad: Benchmark = {
  title: 'First load',
  method: `Each screen is opened in a real Chromium with an empty cache, landing and login by a visitor, the feed by a
signed-in user. Scripts are all that the browser asks for until five seconds after the page has loaded, in kB (1000
bytes) as gzip makes them; the browser tests hold the same budgets. The reference is a script of \`react-dom\` that draws
nothing, bundled and compressed in the same run. What was transferred is counted at the browser until nothing more comes:
everything but pictures that people posted, with the headers of the answers, compressed as the server sends it. Needs
\`npm run build\` first.`,
  async run(campuses) {
    const { connectionString, token } = await campuses.campus('small');
    const server = await startServer('quad', connectionString);
    const browser = await openBrowser();
    try {
      const alone = await weighReactDom();
      const rows: string[][] = [];
      const kept: { text: string; kept: boolean }[] = [];
      for (const screen of screens) {
        const { scripts, all } = await load(browser, screen, { origin: server.origin, token });
        const total = sum(all);
        const fonts = sum(all.filter(({ type }) => type === 'Font'));
        const times = (scripts / alone).toFixed(2);
        rows.push([screen.name, kb(scripts), times, kb(fonts), kb(total), String(all.length)]);
        kept.push({
          text: `scripts of the ${screen.name} at most ${screen.scriptsKb} kB: ${kb(scripts)} kB, ${times} times react-dom alone`,
          kept: scripts > 0 && scripts <= screen.scriptsKb * 1000,
        });
        if (screen.name === 'feed')
          kept.push({
            text: `everything transferred for the feed at most ${FEED_KB} kB: ${kb(total)} kB`,
            kept: total <= FEED_KB * 1000,
          });
      }
      rows.push(['react-dom alone', kb(alone), '1.00', '', '', '']);
      return {
        columns: [
          ...['', 'kB of scripts, gzip', 'times react-dom alone'],
          ...['kB of fonts transferred', 'kB transferred in all', 'responses'],
        ],
        rows,
        budgets: kept,
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
