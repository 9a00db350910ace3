import type { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { types } from 'node:util';
import { Problem } from '../http/problem';
import * as texts from '../texts';

/** The storage of uploaded files, by server-generated names. */
export interface FileStorage {
  /** Stores the bytes under the name; a reader sees all of them or none. */
  write(name: string, data: Buffer | Readable): Promise<void>;
  /**
   * Returns the bytes, or the range from `start` to `end`, inclusive; `bytes` is the length of the
   * stream. Returns null if the file does not exist.
   */
  read(
    name: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; bytes: number } | null>;
  remove(name: string): Promise<void>;
  /** Throws when the storage does not respond. */
  check(): Promise<void>;
}

/** A storage that can list its files, so that orphans can be removed. */
export interface ListableStorage extends FileStorage {
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>;
  /** Removes partial writes from before the date, and returns their number. */
  removeLeftovers(before: Date): Promise<number>;
}

/** 16 to 64 random bytes and an extension; nothing in it can escape a folder. */
const STORED_NAME = /^[A-Za-z0-9_-]{22,86}\.[a-z0-9]{1,8}$/;

/** Returns a new unguessable name for a stored file; `extension` without the dot. */
export const createStoredName = (extension: string): string =>
  `${randomBytes(32).toString('base64url')}.${extension}`;

/** Whether the text has the format of a server-generated file name. */
export const isStoredName = (text: string): boolean => STORED_NAME.test(text);

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether the error means that a disk of this machine is full or read-only. */
export const isNoRoom = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && FULL.has(String(error.code));

/** The response while there is no room. */
export const noRoom = () => new Problem(503, texts.noRoom);
