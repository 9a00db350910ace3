import type { Readable } from 'node:stream';

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
