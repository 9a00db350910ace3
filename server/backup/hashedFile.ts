import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** How many bytes went into a file and what they hash to. */
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

/** Writes a new file for its owner alone, packed by `pack`, safe on the disk when this resolves. */
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

/** Reads a file through to tell what its bytes hash to. */
export async function hashFile(path: string): Promise<Hashed> {
  const { through, done } = measure();
  through.resume();
  await pipeline(createReadStream(path), through);
  return done();
}
