import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import { TIMEOUT_MS, POLL_MS } from './timeouts';
import { markIsAlive, ownMark } from './processes';
import { unlessCode } from './systemError';

const LOCK = 'lock';
const OWNER = 'owner';

async function ownerOf(lock: string): Promise<string | undefined> {
  return unlessCode(['ENOENT', 'ENOTDIR'], readFile(join(lock, OWNER), 'utf8'));
}

/** A folder that already holds its owner's mark is moved into place: no lock is ever unmarked. */
async function makeTicket(folder: string): Promise<string> {
  const ticket = join(folder, `${LOCK}-${randomUUID()}`);
  await mkdir(ticket);
  await writeFile(join(ticket, OWNER), ownMark());
  return ticket;
}

async function moveUnlessThere(from: string, to: string): Promise<boolean> {
  const moved = rename(from, to).then(() => true);
  return (await unlessCode(['ENOTEMPTY', 'EEXIST'], moved)) ?? false;
}

/** Takes away the lock of a dead process, and puts back one that turns out to be a live one's. */
async function breakStale(folder: string): Promise<void> {
  const lock = join(folder, LOCK);
  const judged = await ownerOf(lock);
  if (judged === undefined || markIsAlive(judged)) return;
  const aside = join(folder, `${LOCK}-${randomUUID()}`);
  await unlessCode(['ENOENT'], rename(lock, aside));
  const removed = await ownerOf(aside);
  if (removed !== undefined && markIsAlive(removed)) {
    await moveUnlessThere(aside, lock);
  }
  await rm(aside, { recursive: true, force: true });
}

/** Moved away whole: emptied in its place, it would be taken by another while it is removed. */
async function release(folder: string): Promise<void> {
  const aside = join(folder, `${LOCK}-${randomUUID()}`);
  await unlessCode(['ENOENT'], rename(join(folder, LOCK), aside));
  await rm(aside, { recursive: true, force: true });
}

async function takeLock(folder: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  const ticket = await makeTicket(folder);
  try {
    while (!(await moveUnlessThere(ticket, join(folder, LOCK)))) {
      await breakStale(folder);
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `Another process has been starting the database in ${folder} for minutes: stop it, then start again.`,
        );
      }
      await delay(POLL_MS + Math.random() * POLL_MS);
    }
  } finally {
    await rm(ticket, { recursive: true, force: true });
  }
}

/**
 * Does the work while no other process does any work under the lock of the same folder.
 * The lock of a process that died is broken; a live one is waited for.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await takeLock(folder);
  try {
    return await work();
  } finally {
    await release(folder);
  }
}
