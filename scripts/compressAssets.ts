import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const textual = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Sizes of one file in bytes; a file that is not text is transferred as it is. */
export interface AssetSize {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * Writes FILE.br and FILE.gz beside every text file of a folder, so that the server never compresses
 * the same file twice, and answers the sizes of all its files by relative name.
 */
export async function compressAssets(folder: string): Promise<ReadonlyMap<string, AssetSize>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [nameIn(folder, file), await compress(file)] as const),
    ),
  );
}

const nameIn = (folder: string, file: string): string =>
  path.relative(folder, file).replaceAll(path.sep, '/');

async function compress(file: string): Promise<AssetSize> {
  const content = await readFile(file);
  const raw = content.length;
  if (!textual.test(file)) return { raw, gzip: raw, brotli: raw };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: quality }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return { raw, gzip: gz.length, brotli: br.length };
}
