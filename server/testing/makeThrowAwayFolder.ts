import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** More than the databases of a whole run need. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** A new folder whose files nobody needs after the run: in memory where there is room for them. */
export async function makeThrowAwayFolder(prefix: string): Promise<string> {
  const room = await statfs(MEMORY).catch(() => null);
  const isRoomy = room !== null && room.bavail * room.bsize > ROOM_BYTES;
  return mkdtemp(join(isRoomy ? MEMORY : tmpdir(), prefix));
}
