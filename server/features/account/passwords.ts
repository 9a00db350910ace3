import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './workQueue';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_HASHES = 64;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64').replace(/=+$/, '');
/** A hash no password has, so that an unknown user costs as much work as a known one. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${base64(SALT_BYTES)}$${base64(HASH_BYTES)}`;

/** Makes and checks password hashes off the event loop, one a core at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password has this hash; the same work is done where there is no hash. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

/** Hashes with argon2id; throws a 503 Problem when 64 already wait. */
export function createPasswords(): Passwords {
  const run = createWorkQueue({ concurrency: availableParallelism(), waiting: WAITING_HASHES });
  // One password typed on two keyboards may arrive composed or decomposed.
  const canonical = (password: string) => password.normalize('NFC');
  return {
    hash: (password) => run(() => hash(canonical(password), COST)),
    async matches(password, passwordHash) {
      const same = await run(() => verify(passwordHash ?? NOBODYS_HASH, canonical(password)));
      return same && passwordHash !== null;
    },
  };
}

/** Whether a hash was made with less work than is asked for today. */
export function isOutdatedHash(passwordHash: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash);
  if (!found) return true;
  const [, memory, time, lanes] = found.map(Number);
  return (
    (memory ?? 0) < COST.memoryCost ||
    (time ?? 0) < COST.timeCost ||
    (lanes ?? 0) < COST.parallelism
  );
}
