import { types } from 'node:util';
import { Problem } from '../problem';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether the error says that a disk of this machine takes nothing more. */
export const isNoRoom = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && FULL.has(String(error.code));

/** The answer while there is no room. */
export const noRoom = () => new Problem(503, 'There is no room for files right now.');
