import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Deps } from '#domain/deps';
import { archivePath } from './archivePaths';
import type { ExportWriters } from './exportWriters';
import { listFiles } from './listFiles';
import { readEvents, writeBibliography } from './readWorks';
import * as texts from './texts';
import { writeJson } from './writeJson';
import { writePage } from './writePage';

interface Wanted {
  person: { id: number; username: string };
  /** The stored name of the archive. */
  name: string;
  at: Date;
}

/** An archive that is being written to the storage. */
function openArchive(deps: Pick<Deps, 'storage'>, name: string, signal: AbortSignal) {
  const zip = new ZipFile();
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const writing = deps.storage.write(name, counter);
  // Also awaited below; without this, a failure between two files would end the process.
  writing.catch(() => undefined);
  const stop = (error: Error) => void counter.destroy(error);
  const abort = () => stop(new Error('The export was stopped.'));
  zip.on('error', stop);
  // The storage may fail before it listens for errors.
  counter.on('error', () => undefined);
  zip.outputStream.pipe(counter);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();

  return {
    /** Adds one file; resolves when it is written, so that only one is open at a time. */
    async add(
      path: string,
      content: Readable,
      { mtime, compress = true }: { mtime: Date; compress?: boolean },
    ) {
      zip.addReadStream(content, path, { mtime, compress });
      try {
        // The writing ends before the content only if it fails.
        await Promise.race([finished(content, { writable: false }), writing]);
      } finally {
        content.destroy();
      }
    },
    /** Ends the archive and returns its size. */
    async end(): Promise<number> {
      zip.end();
      await writing;
      return bytes;
    },
    /** Waits until nothing is written any more. */
    async abandon(error: unknown): Promise<void> {
      stop(error instanceof Error ? error : new Error('The export failed.'));
      await writing.catch(() => undefined);
    },
    close: () => signal.removeEventListener('abort', abort),
  };
}

const text = (pieces: AsyncIterable<string> | Iterable<string>) => Readable.from(pieces);

/**
 * Writes a person's archive to the storage, piece by piece, and returns its size. Files that are
 * gone are named in the archive.
 */
export async function writeArchive(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  writers: ExportWriters,
  { person, name, at }: Wanted,
  signal: AbortSignal,
): Promise<number> {
  const reader = { db: deps.db, personId: person.id };
  const archive = openArchive(deps, name, signal);
  try {
    const mtime = at;
    await archive.add('index.html', text(writePage(reader, person.username, at)), { mtime });
    await archive.add('quad.json', text(writeJson(reader, person.username, at)), { mtime });
    await archive.add('works.bib', text(writeBibliography(reader, writers)), { mtime });
    await archive.add('events.ics', text([writers.calendar(await readEvents(reader))]), { mtime });
    const missing: string[] = [];
    for await (const file of listFiles(reader)) {
      const found = await deps.storage.read(file.name);
      const path = archivePath(file);
      // Pictures, videos and documents are compressed already.
      const compress = file.mime_type.startsWith('text/');
      if (found) await archive.add(path, found.stream, { mtime: file.created_at, compress });
      else missing.push(path);
    }
    if (missing.length > 0)
      await archive.add('missing-files.txt', text([texts.missingFiles(missing)]), { mtime });
    return await archive.end();
  } catch (error) {
    await archive.abandon(error);
    throw error;
  } finally {
    archive.close();
  }
}
