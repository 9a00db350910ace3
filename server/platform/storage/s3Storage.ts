import { once } from 'node:events';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Logger } from 'pino';
import type { S3Config } from '../config/services';
import { Problem } from '../http/problem';
import * as texts from '../texts';
import { type ListableStorage, isStoredName } from './fileStorage';

const CONNECT_MS = 2_000;
const READ_SILENCE_MS = 10_000;
const WRITE_SILENCE_MS = 5_000;
/** Leaves time for the rest of a call that has to fail within five seconds. */
const FIRST_BYTE_MS = 4_000;
const RETRY_AFTER_SECONDS = 5;
const ATTEMPTS = 2;

/** A storage with its own connections. */
export interface S3Storage extends ListableStorage {
  close(): void;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** How long a store may be silent. */
export interface S3Timeouts {
  /**
   * From the request for an object to its first byte, all attempts together. Also applies to a
   * removal.
   */
  firstByteMs?: number;
  /** In the middle of a read or a write. */
  silenceMs?: number;
}

/** Runs the work; aborts it unless it ends in time. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ms);
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when the stream has something to read. */
async function awaitFirstByte(stream: Readable, signal: AbortSignal): Promise<void> {
  try {
    await once(stream, 'readable', { signal });
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/**
 * Stores files as objects of an S3-compatible store, under the names of the files. Throws 503 while
 * the store is down. A store that sends no first byte in time, or falls silent later, counts as
 * down.
 */
export function createS3Storage(
  config: S3Config,
  log: Logger,
  { firstByteMs = FIRST_BYTE_MS, silenceMs }: S3Timeouts = {},
): S3Storage {
  const { bucket: Bucket } = config;
  const createClient = (socketTimeout: number) =>
    new S3Client({
      endpoint: config.endpoint,
      region: config.region,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // Stores that do not support a host name per bucket need the bucket in the path.
      forcePathStyle: true,
      // The newer checksums are sent inside the body, and not every store strips them again.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      // Limits silence, not the duration: a large file on a slow connection may continue while it
      // moves.
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout },
    });
  const client = createClient(silenceMs ?? READ_SILENCE_MS);
  const writer = createClient(silenceMs ?? WRITE_SILENCE_MS);

  function unavailable(error: unknown): Problem {
    log.error({ err: error }, 'the store of files failed');
    return new Problem(503, texts.storageUnavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  function keyOf(name: string): string {
    if (!isStoredName(name)) throw new RangeError('That is not the name of a stored file.');
    return name;
  }

  async function* list() {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified && isStoredName(Key)) yield { name: Key, modifiedAt: LastModified };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    async write(name, data) {
      const Key = keyOf(name);
      try {
        // A multipart upload works for streams of unknown length, and leaves nothing behind if it is
        // interrupted.
        await new Upload({ client: writer, params: { Bucket, Key, Body: data } }).done();
      } catch (error) {
        // A broken stream is a failure of its source, not of the store.
        if (data instanceof Readable && data.errored === error) throw error;
        throw unavailable(error);
      }
    },

    async read(name, range) {
      if (!isStoredName(name)) return null;
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        return await within(firstByteMs, async (abortSignal) => {
          const command = new GetObjectCommand({ Bucket, Key: name, Range });
          const { Body, ContentLength } = await client.send(command, { abortSignal });
          const stream = Body as Readable;
          const bytes = ContentLength ?? 0;
          // An empty stream only ends.
          if (bytes > 0) await awaitFirstByte(stream, abortSignal);
          return { stream, bytes };
        });
      } catch (error) {
        if (error instanceof NoSuchKey || statusOf(error) === 404) return null;
        // A range that starts past the end is empty.
        if (statusOf(error) === 416) return { stream: Readable.from([]), bytes: 0 };
        throw unavailable(error);
      }
    },

    async remove(name) {
      try {
        const command = new DeleteObjectCommand({ Bucket, Key: keyOf(name) });
        await within(firstByteMs, (abortSignal) => client.send(command, { abortSignal }));
      } catch (error) {
        if (error instanceof RangeError) throw error;
        throw unavailable(error);
      }
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },

    list,
    // The store itself discards an interrupted upload: it was never an object.
    removeLeftovers: () => Promise.resolve(0),
    close() {
      client.destroy();
      writer.destroy();
    },
  };
}
