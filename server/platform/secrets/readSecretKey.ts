import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { StartupError } from '../startup';
import { secretKeyDamaged } from '../texts';

const KEY_BYTES = 32;
const FILE = 'secret.key';

const hasCode = (error: unknown, code: string) =>
  types.isNativeError(error) && 'code' in error && error.code === code;

function readKeyFile(path: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
    if (key.length === KEY_BYTES) return key;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  throw new StartupError(secretKeyDamaged(path));
}

function makeKeyFile(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    // A link appears complete and never replaces a file, so only one of several processes creates
    // the key.
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * Returns the key that protects codes and queued mails from anyone with access to the database
 * only. It is the configured one, or else the one in the data folder, created at the first start
 * and shared by all processes there. Throws a StartupError if its file is damaged.
 */
export function readSecretKey({
  secretKey,
  dataDir,
}: {
  secretKey: string | undefined;
  dataDir: string;
}): Buffer {
  if (secretKey !== undefined) return Buffer.from(secretKey, 'utf8');
  const path = join(dataDir, FILE);
  const found = readKeyFile(path);
  if (found) return found;
  makeKeyFile(path);
  return readKeyFile(path) ?? readSecretKey({ secretKey, dataDir });
}
