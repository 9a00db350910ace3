import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { announceChunks } from './announceChunks';
import { compileClient } from './compileClient';
import { compileServer } from './compileServer';
import { compressAssets } from './compressAssets';
import { prerenderPages } from './prerenderPages';

/**
 * Builds everything for production: dist/ (the compressed client) and build/ (the server). Exits
 * with 1 on any error or warning.
 */
async function main(): Promise<void> {
  const startedAt = Date.now();
  await rm('build', { recursive: true, force: true });
  await mkdir('build');
  // The server looks for the demo campus's files next to its bundle.
  await cp('server/demo/assets', 'build/demo', { recursive: true });

  const [chunks] = await Promise.all([compileClient(), compileServer()]);
  await prerenderPages(chunks);
  await announceChunks(chunks);
  await compressAssets('dist');

  // scripts/buildIfStale.mjs compares the sources with this start time, so that an edit during the
  // build counts as a change.
  await writeFile('build/stamp', `${startedAt}\n`);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
