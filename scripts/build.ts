import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { announceChunks } from './announceChunks';
import { compileClient } from './compileClient';
import { compileServer } from './compileServer';
import { compressAssets } from './compressAssets';
import { prerenderPages } from './prerenderPages';

/**
 * Builds everything for production: dist/ (what browsers get, compressed beforehand) and build/ (the
 * server). Leaves with 1 when something fails or warns.
 */
async function main(): Promise<void> {
  const startedAt = Date.now();
  await rm('build', { recursive: true, force: true });
  await mkdir('build');
  // The server looks for the files of the demo campus beside its bundle.
  await cp('server/demo/assets', 'build/demo', { recursive: true });

  const [chunks] = await Promise.all([compileClient(), compileServer()]);
  await prerenderPages(chunks);
  await announceChunks(chunks);
  await compressAssets('dist');

  // scripts/buildIfStale.mjs compares the sources with this moment: an edit during the build counts.
  await writeFile('build/stamp', `${startedAt}\n`);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
