import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The size and the checksum of a file. */
export interface Hashed {
  bytes: number;
  sha256: string;
}

function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk);
      bytes += chunk.length;
      pass(null, chunk);
    },
  });
  return { through, done: (): Hashed => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * Writes a new file that only its owner can read, compressed by `pack`. The file is flushed to the
 * disk when this resolves.
 */
export async function writeHashed(
  path: string,
  source: Readable,
  pack: Transform = new PassThrough(),
): Promise<Hashed> {
  const { through, done } = measure();
  const to = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, pack, through, to);
  return done();
}

/** Reads a file and returns its size and checksum. */
export async function hashFile(path: string): Promise<Hashed> {
  const { through, done } = measure();
  through.resume();
  await pipeline(createReadStream(path), through);
  return done();
}
