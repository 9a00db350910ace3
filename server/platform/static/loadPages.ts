import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** One page's HTML in each encoding. */
export interface BuiltPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The built pages; `shell` is null if they have not been built. */
export interface Pages {
  shell: BuiltPage | null;
  /** Pages prerendered at build time, by path. */
  prerendered: ReadonlyMap<string, BuiltPage>;
  /** CSP sources of the inline scripts. */
  scriptHashes: readonly string[];
}

/**
 * A fact about the server that its pages have in their head: it offers sign-in with Google, has the
 * operator's name, contact or pages, or shows a notice.
 */
export type Mark = 'quad-google' | 'quad-site' | 'quad-notice';

/** A mark as the build writes it into every page. */
const metaOf = (mark: Mark, content: 'on' | 'off') => `<meta name="${mark}" content="${content}">`;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64');

/** Reads the compressed file that the build wrote next to this one, or compresses it now. */
async function compressed(path: string, compress: () => Buffer): Promise<Buffer> {
  return existsSync(path) ? readFile(path) : compress();
}

const turnOn = (built: Buffer, marks: readonly Mark[]) =>
  Buffer.from(
    marks.reduce(
      (html, mark) => html.replace(metaOf(mark, 'off'), metaOf(mark, 'on')),
      built.toString('utf8'),
    ),
  );

async function prepare(file: string, marks: readonly Mark[]): Promise<BuiltPage> {
  const built = await readFile(file);
  const found = marks.filter((mark) => built.includes(metaOf(mark, 'off')));
  const isChanged = found.length > 0;
  const html = isChanged ? turnOn(built, found) : built;
  const br = () => brotliCompressSync(html);
  const gzip = () => gzipSync(html);
  return {
    etag: `"${sha256(html)}"`,
    plain: html,
    br: isChanged ? br() : await compressed(`${file}.br`, br),
    gzip: isChanged ? gzip() : await compressed(`${file}.gz`, gzip),
  };
}

/** Lists the prerendered files by the path of their page. */
async function listPrerendered(folder: string): Promise<[path: string, file: string][]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const page = name.slice(0, -'.html'.length);
      return [page === 'landing' ? '/' : `/${page}`, join(folder, name)];
    });
}

function inlineScripts(html: Buffer): string[] {
  return [...html.toString('utf8').matchAll(INLINE_SCRIPT)].map(([, script = '']) =>
    sha256(script),
  );
}

/**
 * Reads the pages of a build: `index.html`, and `prerendered/*.html` with `landing` for `/`. Turns
 * the given marks on in them.
 */
export async function loadPages(dir: string, marks: readonly Mark[] = []): Promise<Pages> {
  const shell = join(dir, 'index.html');
  if (!existsSync(shell)) return { shell: null, prerendered: new Map(), scriptHashes: [] };
  const shellPage = await prepare(shell, marks);
  const files = await listPrerendered(join(dir, 'prerendered'));
  const prerendered = await Promise.all(
    files.map(async ([path, file]): Promise<[string, BuiltPage]> => [
      path,
      await prepare(file, marks),
    ]),
  );
  const pages = [shellPage, ...prerendered.map(([, page]) => page)];
  const scripts = pages.flatMap(({ plain }) => inlineScripts(plain));
  return {
    shell: shellPage,
    prerendered: new Map(prerendered),
    scriptHashes: [...new Set(scripts)].map((hash) => `'sha256-${hash}'`),
  };
}
