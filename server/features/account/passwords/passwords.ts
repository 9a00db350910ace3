import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairWork, WorkRefused } from '#server/platform/fairness/createFairWork';
import type { Owner } from '#server/platform/fairness/fairQueue';
import { Problem } from '#server/platform/http/problem';
import * as texts from '../texts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_HASHES = 64;
const RETRY_AFTER_SECONDS = 5;
/** The owner of hashes that no caller requested. */
const SERVER: Owner = 'server';
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
/** A hash that no password matches, so that an unknown user costs as much work as a known one. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${base64(SALT_BYTES)}$${base64(HASH_BYTES)}`;

/**
 * Creates and checks password hashes off the event loop, one per core at a time. The owners, which
 * are network addresses, are served in turn.
 */
export interface Passwords {
  hash(password: string, owner?: Owner): Promise<string>;
  /** Whether the password matches this hash; does the same work if there is no hash. */
  matches(password: string, passwordHash: string | null, owner?: Owner): Promise<boolean>;
}

function busy(error: unknown): unknown {
  if (!(error instanceof WorkRefused)) return error;
  return new Problem(503, texts.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Hashes with argon2id. If 64 already wait, throws a 503 Problem to the address with the most. */
export function createPasswords(): Passwords {
  const slots = availableParallelism();
  const share = createFairWork({
    slots,
    // A hash takes little time, and a campus that shares one address may need every core for its
    // logins.
    slotsPerOwner: slots,
    waitingPerOwner: WAITING_HASHES,
    waiting: WAITING_HASHES,
  });
  const run = <T>(owner: Owner, work: () => Promise<T>) =>
    share(owner, work).catch((error: unknown) => {
      throw busy(error) as Error;
    });
  // The same password may arrive composed or decomposed from different keyboards.
  const canonical = (password: string) => password.normalize('NFC');
  return {
    hash: (password, owner = SERVER) => run(owner, () => hash(canonical(password), COST)),
    async matches(password, passwordHash, owner = SERVER) {
      const same = await run(owner, () =>
        verify(passwordHash ?? NOBODYS_HASH, canonical(password)),
      );
      return same && passwordHash !== null;
    },
  };
}

/** Whether a hash was made with less work than the current cost. */
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

/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;

/** Returns a random password that is easy to type from a screen, such as `k7mfa-9xqth-h2wdp`. */
export function randomPassword(): string {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
