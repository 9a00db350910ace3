import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** One page's HTML, ready to be sent in each encoding. */
export interface Page {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The built pages; `shell` is null where they have not been built. */
export interface Pages {
  shell: Page | null;
  /** Pages rendered at build time, by their path. */
  prerendered: ReadonlyMap<string, Page>;
  /** CSP sources of the scripts written into the pages. */
  scriptHashes: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64');

function prepare(html: Buffer): Page {
  return {
    etag: `"${sha256(html)}"`,
    plain: html,
    br: brotliCompressSync(html),
    gzip: gzipSync(html),
  };
}

async function readPrerendered(folder: string): Promise<[string, Buffer][]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => {
      const page = basename(name, '.html');
      const path = page === 'landing' ? '/' : `/${page}`;
      return [path, await readFile(join(folder, name))] as [string, Buffer];
    }),
  );
}

/** Reads the pages of a build: `index.html`, and `prerendered/*.html` with `landing` for `/`. */
export async function loadPages(dir: string): Promise<Pages> {
  const shell = join(dir, 'index.html');
  if (!existsSync(shell)) return { shell: null, prerendered: new Map(), scriptHashes: [] };
  const html = await readFile(shell);
  const prerendered = await readPrerendered(join(dir, 'prerendered'));
  const scripts = [html, ...prerendered.map(([, page]) => page)].flatMap((page) =>
    [...page.toString('utf8').matchAll(INLINE_SCRIPT)].map(([, script = '']) => sha256(script)),
  );
  return {
    shell: prepare(html),
    prerendered: new Map(prerendered.map(([path, page]) => [path, prepare(page)])),
    scriptHashes: [...new Set(scripts)].map((hash) => `'sha256-${hash}'`),
  };
}
