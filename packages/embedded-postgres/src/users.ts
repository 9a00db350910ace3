import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markIsAlive, ownMark } from './processes';
import { ignoreCodes } from './systemError';

const USERS = 'users';

/**
 * Registers this process as a user of the home's server. Returns a function that unregisters it.
 */
export async function registerUser(home: string): Promise<() => Promise<void>> {
  await mkdir(join(home, USERS), { recursive: true });
  const note = join(home, USERS, `${process.pid}-${randomUUID()}`);
  await writeFile(note, ownMark());
  return () => rm(note, { force: true });
}

/** Whether any live process uses the home's server. Removes the registrations of dead processes. */
export async function hasUsers(home: string): Promise<boolean> {
  let found = false;
  for (const name of (await ignoreCodes(['ENOENT'], readdir(join(home, USERS)))) ?? []) {
    const note = join(home, USERS, name);
    const mark = await ignoreCodes(['ENOENT'], readFile(note, 'utf8'));
    if (mark !== undefined && markIsAlive(mark)) found = true;
    else await rm(note, { force: true });
  }
  return found;
}
