import type { ChunkFiles } from './compileClient';
import type { AssetSize } from './compressAssets';

/** A screen, the chunks that it needs at first, and what they may weigh (1 kB = 1000 bytes, gzip). */
export interface Budget {
  readonly screen: string;
  readonly chunks: readonly string[];
  readonly scriptsKb: number;
  /** Scripts, styles and fonts together. */
  readonly totalKb?: number;
}

/** What a screen weighs at first load, and whether that is within its budget. */
export interface Measured extends Budget {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly total: number;
  readonly within: boolean;
}

/** The budgets of the first load. The landing page is finished HTML; only its entry is loaded with it. */
export const budgets: readonly Budget[] = [
  { screen: 'landing', chunks: ['visitor'], scriptsKb: 125 },
  { screen: 'login', chunks: ['main', 'route-login'], scriptsKb: 155 },
  {
    screen: 'feed',
    chunks: ['main', 'features', 'app-shell', 'route-feed'],
    scriptsKb: 210,
    totalKb: 320,
  },
];

// The other subsets are downloaded only when their characters appear on the page.
const firstFont = /source-(sans-3-latin-wght|serif-4-latin-600)-normal\..*woff2$/;

/**
 * Weighs the first load of each screen: every file of its chunks once, shared vendor files included.
 * A chunk that the build does not have is an error, unless its name ends in `?`.
 */
export function measure(
  wanted: readonly Budget[],
  chunks: ChunkFiles,
  sizes: ReadonlyMap<string, AssetSize>,
): Measured[] {
  return wanted.map((budget) => {
    const files = [...new Set(budget.chunks.flatMap((name) => filesOf(name, chunks)))];
    const weigh = (wants: (file: string) => boolean): number =>
      files.filter(wants).reduce((sum, file) => sum + gzipOf(file, sizes), 0);

    const scripts = weigh((file) => file.endsWith('.js'));
    const styles = weigh((file) => file.endsWith('.css'));
    const fonts = weigh((file) => firstFont.test(file));
    const total = scripts + styles + fonts;
    const within =
      scripts <= budget.scriptsKb * 1000 && total <= (budget.totalKb ?? Infinity) * 1000;
    return { ...budget, scripts, styles, fonts, total, within };
  });
}

function filesOf(name: string, chunks: ChunkFiles): readonly string[] {
  const files = chunks.get(name.replace('?', ''));
  if (!files && !name.endsWith('?')) throw new Error(`The build has no chunk named ${name}.`);
  return files ?? [];
}

function gzipOf(file: string, sizes: ReadonlyMap<string, AssetSize>): number {
  const size = sizes.get(file);
  if (!size) throw new Error(`The build names ${file} but did not write it.`);
  return size.gzip;
}

/** The measurements as a table for people. */
export function formatBudgets(measured: readonly Measured[]): string {
  const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
  const rows = measured.map(
    ({ screen, scriptsKb, totalKb, scripts, styles, fonts, total, within }) => [
      screen,
      `${kb(scripts)} of ${scriptsKb}`,
      kb(styles),
      kb(fonts),
      totalKb === undefined ? kb(total) : `${kb(total)} of ${totalKb}`,
      within ? 'ok' : 'OVER BUDGET',
    ],
  );
  const head = ['first load, kB', 'scripts', 'styles', 'fonts', 'total', ''];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
