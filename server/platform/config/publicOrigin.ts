import { StartupError } from '../startup';
import { notOrigin } from '../texts';
import { readText, type Environment } from './readVariable';

/** The origin in `PUBLIC_URL`; undefined while it is unset. */
export function readPublicUrl(env: Environment): string | undefined {
  const value = readText(env, 'PUBLIC_URL');
  if (value === undefined) return undefined;
  if (!URL.canParse(value)) throw new StartupError(notOrigin);
  const url = new URL(value);
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!bare || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartupError(notOrigin);
  }
  return url.origin;
}

/** The server's origin for browsers on this machine while `PUBLIC_URL` is unset. */
export const localOrigin = (port: number) => `http://localhost:${port}`;

/**
 * The origins a browser may come from. While `PUBLIC_URL` is unset, `localhost` and the loopback
 * addresses are one server under three names.
 */
export function allowedOrigins(config: {
  publicUrl: string;
  publicUrlIsSet: boolean;
  port: number;
}): readonly string[] {
  if (config.publicUrlIsSet) return [config.publicUrl];
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${config.port}`);
}
