import webpack from 'webpack';
import type { StatsCompilation } from 'webpack';
import configure from '../webpack.config';

/** The files that a page needs initially, by chunk name: `main`, `app-shell`, `route-feed`… */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>;

/**
 * Builds dist/ (the browser application) and build/prerender.cjs, and returns the files of each
 * named chunk. Throws with webpack's own text on any error or warning.
 */
export async function compileClient(): Promise<ChunkFiles> {
  const stats = await run();
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  const client = stats.toJson({
    all: false,
    children: true,
    chunkGroups: true,
    chunkGroupAuxiliary: true,
  });
  return chunkFiles(client.children?.find(({ name }) => name === 'client') ?? {});
}

function run(): Promise<webpack.MultiStats> {
  const compiler = webpack(configure({}, { mode: 'production' }));
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (stats) resolve(stats);
        else reject(failure ?? new Error('webpack gave no statistics.'));
      });
    });
  });
}

function chunkFiles(stats: StatsCompilation): ChunkFiles {
  const groups = Object.entries(stats.namedChunkGroups ?? {});
  return new Map(
    groups.map(([name, { assets = [], auxiliaryAssets = [] }]) => [
      name,
      [...assets, ...auxiliaryAssets]
        .map((asset) => asset.name)
        .filter((file) => !file.endsWith('.map')),
    ]),
  );
}
