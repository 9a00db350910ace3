import { formatBudgets, measure } from './budgets';
import type { Budget } from './budgets';

const feed: Budget = { screen: 'feed', chunks: ['main', 'route-feed'], scriptsKb: 3, totalKb: 5 };
const size = (gzip: number) => ({ raw: gzip * 3, gzip, brotli: gzip - 1 });

const chunks = new Map([
  ['main', ['assets/vendor.js', 'assets/main.js', 'assets/main.css']],
  ['route-feed', ['assets/vendor.js', 'assets/feed.js']],
  [
    'fonts',
    [
      'assets/source-sans-3-latin-wght-normal.1a.woff2',
      'assets/source-sans-3-greek-wght-normal.1a.woff2',
    ],
  ],
]);
const sizes = new Map([
  ['assets/vendor.js', size(1000)],
  ['assets/main.js', size(500)],
  ['assets/main.css', size(700)],
  ['assets/feed.js', size(1500)],
  ['assets/source-sans-3-latin-wght-normal.1a.woff2', size(1800)],
  ['assets/source-sans-3-greek-wght-normal.1a.woff2', size(9000)],
]);

test('a file that several chunks share is weighed once', () => {
  expect(measure([feed], chunks, sizes)).toEqual([
    { ...feed, scripts: 3000, styles: 700, fonts: 0, total: 3700, within: true },
  ]);
});

test('one byte of script over the budget is over the budget', () => {
  const heavier = new Map(sizes).set('assets/feed.js', size(1501));
  expect(measure([feed], chunks, heavier)[0]?.within).toBe(false);
});

test('only the fonts that every page needs are weighed', () => {
  const withFonts = { ...feed, chunks: [...feed.chunks, 'fonts'] };
  expect(measure([withFonts], chunks, sizes)[0]).toMatchObject({ fonts: 1800, total: 5500 });
});

test('scripts within their own budget may still be over the total', () => {
  const withFonts = { ...feed, chunks: [...feed.chunks, 'fonts'] };
  expect(measure([withFonts], chunks, sizes)[0]?.within).toBe(false);
});

test('a chunk that the build lacks is an error and not a weight of nothing', () => {
  const lost = { ...feed, chunks: ['main', 'route-gone'] };
  expect(() => measure([lost], chunks, sizes)).toThrow('The build has no chunk named route-gone.');
});

test('a chunk that may be missing weighs nothing when it is', () => {
  const landing = { ...feed, chunks: ['main', 'route-landing?'] };
  expect(measure([landing], chunks, sizes)[0]?.scripts).toBe(1500);
});

test('a chunk that may be missing is weighed when it is there', () => {
  const landing = { ...feed, chunks: ['main', 'route-feed?'] };
  expect(measure([landing], chunks, sizes)[0]?.scripts).toBe(3000);
});

test('a file that was not written is an error', () => {
  expect(() => measure([feed], chunks, new Map())).toThrow('but did not write it');
});

test('the table names the screen that is over its budget', () => {
  const heavier = new Map(sizes).set('assets/feed.js', size(9500));
  expect(formatBudgets(measure([feed], chunks, heavier))).toMatch(
    /feed +11\.0 of 3 .*OVER BUDGET$/,
  );
});
