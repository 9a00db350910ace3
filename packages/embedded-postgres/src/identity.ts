import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError';

/** The user PostgreSQL runs as, if it is not the user of this process. */
export interface Identity {
  uid: number;
  gid: number;
}

/** Whether this process runs as root. PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the user `nobody`, the unprivileged user of every Unix. */
export async function nobody(): Promise<Identity> {
  const users = await readFile('/etc/passwd', 'utf8');
  const fields = /^nobody:.*$/m.exec(users)?.[0].split(':') ?? [];
  const [uid, gid] = [Number(fields[2]) >>> 0, Number(fields[3]) >>> 0];
  if (uid > 0) return { uid, gid };
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and there is no user "nobody" to run it as: start Quad as another user, or set DATABASE_URL.',
  );
}

/** Returns the owner of a folder. Its server must run as the same user. */
export async function ownerOf(folder: string): Promise<Identity> {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
}
