import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChunkFiles } from './compileClient';

/** Public pages that the application draws, by the name of their file, and the chunk of each. */
const drawnPages = new Map([
  ['login', 'route-login'],
  ['signup', 'route-signup'],
]);

/** Adds links by which a browser fetches the files along with the page's scripts, and not after them. */
export function addLinks(template: string, files: readonly string[]): string {
  const links = files
    .filter((file) => /\.(?:js|css)$/.test(file) && !template.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link href="/${file}" rel="stylesheet">`
        : `<link href="/${file}" rel="preload" as="script">`,
    );
  return template.replace('</head>', () => `${links.join('')}</head>`);
}

/** Writes dist/prerendered/NAME.html for the public pages that are not finished HTML but begin with a chunk of their own. */
export async function announceChunks(chunks: ChunkFiles): Promise<void> {
  const template = await readFile('dist/index.html', 'utf8');
  await mkdir('dist/prerendered', { recursive: true });
  for (const [page, chunk] of drawnPages) {
    const files = chunks.get(chunk);
    if (!files) throw new Error(`The build has no chunk named ${chunk}.`);
    await writeFile(path.join('dist/prerendered', `${page}.html`), addLinks(template, files));
  }
}
