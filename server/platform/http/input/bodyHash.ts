import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../uploads/uploadFolder';

async function hashOfFile({ path }: UploadedFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Returns the value with the keys of every object sorted, so that equal bodies serialise equally.
 */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, inOrder(member)]);
}

/** SHA-256 of a body and its files. Equivalent requests have the same hash. */
export async function hashBody(
  body: unknown,
  uploads: Readonly<Record<string, UploadedFile[]>>,
): Promise<Buffer> {
  const files: [string, string, string][] = [];
  for (const [field, kept] of Object.entries(uploads)) {
    for (const file of kept) files.push([field, file.originalName, await hashOfFile(file)]);
  }
  return createHash('sha256')
    .update(JSON.stringify([inOrder(body ?? null), files]))
    .digest();
}
