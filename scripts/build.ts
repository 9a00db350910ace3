import { mkdir, rm, writeFile } from 'node:fs/promises';
import { announceChunks } from './announceChunks';
import { budgets, formatBudgets, measure } from './budgets';
import { compileClient } from './compileClient';
import { compileServer } from './compileServer';
import { compressAssets } from './compressAssets';
import { prerenderPages } from './prerenderPages';

/**
 * Builds everything for production: dist/ (what browsers get, compressed beforehand) and build/ (the
 * server). Leaves with 1 when something fails, warns, or weighs more than its budget.
 */
async function main(): Promise<void> {
  const startedAt = Date.now();
  await rm('build', { recursive: true, force: true });
  await mkdir('build');

  const [chunks] = await Promise.all([compileClient(), compileServer()]);
  await prerenderPages(chunks);
  await announceChunks(chunks);
  const sizes = await compressAssets('dist');

  const measured = measure(budgets, chunks, sizes);
  console.log(formatBudgets(measured));
  if (measured.some(({ within }) => !within)) throw new Error('A first load is over its budget.');

  // scripts/buildIfStale.mjs compares the sources with this moment: an edit during the build counts.
  await writeFile('build/stamp', `${startedAt}\n`);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
