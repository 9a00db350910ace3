import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** More than the databases of a complete run need. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Creates a folder for files that are not needed after the run, in memory if there is room. */
export async function makeThrowAwayFolder(prefix: string): Promise<string> {
  const room = await statfs(MEMORY).catch(() => null);
  const isRoomy = room !== null && room.bavail * room.bsize > ROOM_BYTES;
  return mkdtemp(join(isRoomy ? MEMORY : tmpdir(), prefix));
}
