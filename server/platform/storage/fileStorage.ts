import type { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { types } from 'node:util';
import { Problem } from '../http/problem';

/** Where uploaded files lie, by server-made names. */
export interface FileStorage {
  /** Stores the bytes under the name; a reader sees all of them or none. */
  write(name: string, data: Buffer | Readable): Promise<void>;
  /**
   * The bytes, or of them the range from `start` up to and including `end`; `bytes` is how many the
   * stream gives. Null where there is no such file.
   */
  read(
    name: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; bytes: number } | null>;
  remove(name: string): Promise<void>;
  /** Throws when the storage does not answer. */
  check(): Promise<void>;
}

/** A storage that can tell what lies in it, so that what nobody owns can be removed. */
export interface ListableStorage extends FileStorage {
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>;
  /** Removes what writes that were cut off before the date have left; answers how many. */
  removeLeftovers(before: Date): Promise<number>;
}

/** 16 to 64 random bytes and an extension; nothing in it can leave a folder. */
const STORED_NAME = /^[A-Za-z0-9_-]{22,86}\.[a-z0-9]{1,8}$/;

/** A new unguessable name for a stored file; `extension` without the dot. */
export const createStoredName = (extension: string): string =>
  `${randomBytes(32).toString('base64url')}.${extension}`;

/** Whether the text has the form of a name that this server gives to files. */
export const isStoredName = (text: string): boolean => STORED_NAME.test(text);

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether the error says that a disk of this machine takes nothing more. */
export const isNoRoom = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && FULL.has(String(error.code));

/** The answer while there is no room. */
export const noRoom = () => new Problem(503, 'There is no room for files right now.');
