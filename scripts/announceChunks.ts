import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChunkFiles } from './compileClient';

/** Client-rendered pages that users open first, by path, with the chunks of each. */
const drawnPages = new Map([
  ['login', ['route-login']],
  ['signup', ['route-signup']],
  ['dashboard/posts', ['app-shell', 'route-feed']],
]);

/** Adds links so that the browser fetches the files in parallel with the page's scripts. */
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

/**
 * Writes dist/prerendered/PATH.html for the client-rendered pages that start with chunks of their
 * own.
 */
export async function announceChunks(chunks: ChunkFiles): Promise<void> {
  const template = await readFile('dist/index.html', 'utf8');
  for (const [page, names] of drawnPages) {
    const files = names.flatMap((name) => {
      const found = chunks.get(name);
      if (!found) throw new Error(`The build has no chunk named ${name}.`);
      return found;
    });
    const file = path.join('dist/prerendered', `${page}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, addLinks(template, [...new Set(files)]));
  }
}
