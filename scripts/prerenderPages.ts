import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ChunkFiles } from './compileClient';
import { fillPage } from './fillPage';

interface Prerenderer {
  readonly prerenderedPaths: readonly string[];
  readonly chunkOfPage: (path: string) => string;
  readonly renderPage: (path: string) => Promise<string>;
}

/** The page that starts the public pages' entry, made by webpack for this. */
const TEMPLATE = 'dist/visitor.html';

/** The name of a page's file: '/' is `landing`, '/login' is `login`. */
const pageName = (url: string): string =>
  url === '/' ? 'landing' : url.slice(1).replaceAll('/', '-');

/** Writes dist/prerendered/NAME.html for every public page; the server reads them by their names. */
export async function prerenderPages(chunks: ChunkFiles): Promise<void> {
  const { prerenderedPaths, chunkOfPage, renderPage } = createRequire(import.meta.url)(
    path.resolve('build/prerender.cjs'),
  ) as Prerenderer;
  const template = await readFile(TEMPLATE, 'utf8');
  await mkdir('dist/prerendered', { recursive: true });

  for (const url of prerenderedPaths) {
    const html = await renderPage(url);
    const name = pageName(url);
    // The application's scripts can wait, but not its style sheets: the page must look finished.
    const styles = ['application', chunkOfPage(url)]
      .flatMap((chunk) => chunks.get(chunk) ?? [])
      .filter((file) => file.endsWith('.css'));
    const page = fillPage(template, html, styles);
    await writeFile(path.join('dist/prerendered', `${name}.html`), page);
  }
  await rm(TEMPLATE);
}
