import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { START_TIMEOUT_MS, POLL_MS } from './timeouts';
import { markIsAlive, ownMark } from './processes';
import { ignoreCodes } from './systemError';
import * as texts from './texts';

const LOCK = 'lock';
const OWNER = 'owner';

async function ownerOf(lock: string): Promise<string | undefined> {
  return ignoreCodes(['ENOENT', 'ENOTDIR'], readFile(join(lock, OWNER), 'utf8'));
}

/**
 * Creates a folder that already contains its owner's mark. It is then moved into place, so a lock
 * never exists without a mark.
 */
async function makeTicket(folder: string): Promise<string> {
  const ticket = join(folder, `${LOCK}-${randomUUID()}`);
  await mkdir(ticket);
  await writeFile(join(ticket, OWNER), ownMark());
  return ticket;
}

async function moveUnlessThere(from: string, to: string): Promise<boolean> {
  const moved = rename(from, to).then(() => true);
  return (await ignoreCodes(['ENOTEMPTY', 'EEXIST'], moved)) ?? false;
}

/**
 * Removes the lock of a dead process. If the removed lock turns out to belong to a live one,
 * restores it.
 */
async function breakStale(folder: string): Promise<void> {
  const lock = join(folder, LOCK);
  const judged = await ownerOf(lock);
  if (judged === undefined || markIsAlive(judged)) return;
  const aside = join(folder, `${LOCK}-${randomUUID()}`);
  await ignoreCodes(['ENOENT'], rename(lock, aside));
  const removed = await ownerOf(aside);
  if (removed !== undefined && markIsAlive(removed)) {
    await moveUnlessThere(aside, lock);
  }
  await rm(aside, { recursive: true, force: true });
}

/**
 * Moves the lock away before deleting it. If it were emptied in place, another process could take
 * it during the removal.
 */
async function release(folder: string): Promise<void> {
  const aside = join(folder, `${LOCK}-${randomUUID()}`);
  await ignoreCodes(['ENOENT'], rename(join(folder, LOCK), aside));
  await rm(aside, { recursive: true, force: true });
}

async function takeLock(folder: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const ticket = await makeTicket(folder);
  try {
    while (!(await moveUnlessThere(ticket, join(folder, LOCK)))) {
      await breakStale(folder);
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(texts.stillStarting(folder));
      }
      await delay(POLL_MS + Math.random() * POLL_MS);
    }
  } finally {
    await rm(ticket, { recursive: true, force: true });
  }
}

/**
 * Runs the work exclusively: no other process does any work under the lock of the same folder. A
 * dead process's lock is broken, a live one's is waited for.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await takeLock(folder);
  try {
    return await work();
  } finally {
    await release(folder);
  }
}
