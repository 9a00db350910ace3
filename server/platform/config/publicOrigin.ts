import { isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { parseUrl } from '#contract/addresses/parseUrl';
import { StartupError } from '../startup';
import { notOrigin } from '../texts';
import { readText, type Environment } from './readVariable';

/** Returns the origin that a value of a variable names. Throws a StartupError for anything else. */
function readOrigin(name: string, value: string): string {
  const url = parseUrl(value);
  if (!url) throw new StartupError(notOrigin(name));
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!bare || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartupError(notOrigin(name));
  }
  return url.origin;
}

/** The origin in `PUBLIC_URL`; undefined while it is unset. */
export function readPublicUrl(env: Environment): string | undefined {
  const value = readText(env, 'PUBLIC_URL');
  return value === undefined ? undefined : readOrigin('PUBLIC_URL', value);
}

/** Reads origins separated by commas. */
export function readOrigins(env: Environment, name: string): readonly string[] {
  const given = (readText(env, name) ?? '').split(',').map((each) => each.trim());
  return given.filter(Boolean).map((each) => readOrigin(name, each));
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

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/**
 * The origins at which other machines reach the server. Link-local addresses are left out, because
 * browsers cannot open them.
 */
export function networkOrigins(
  { host, port }: { host: string; port: number },
  interfaces: readonly NetworkInterfaceInfo[],
): readonly string[] {
  if (LOOPBACK.includes(host)) return [];
  const outside = interfaces.filter(
    ({ internal, address }) => !internal && !address.startsWith('fe80:'),
  );
  const hosts = ALL_ADDRESSES.includes(host)
    ? outside
        .filter(({ family }) => host === '::' || family === 'IPv4')
        .map(({ address }) => address)
    : [host];
  return hosts.map((name) => `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`);
}
