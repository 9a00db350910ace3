import { randomBytes } from 'node:crypto';

/** 16 to 64 random bytes and an extension; nothing in it can leave a folder. */
const STORED_NAME = /^[A-Za-z0-9_-]{22,86}\.[a-z0-9]{1,8}$/;

/** A new unguessable name for a stored file; `extension` without the dot. */
export const createStoredName = (extension: string): string =>
  `${randomBytes(32).toString('base64url')}.${extension}`;

/** Whether the text has the form of a name that this server gives to files. */
export const isStoredName = (text: string): boolean => STORED_NAME.test(text);
