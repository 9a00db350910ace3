import { isIP } from 'node:net';
import { StartupError } from '../startup';
import { notProxies } from '../texts';
import { readText, type Environment } from './readVariable';

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(entry: string): boolean {
  if (NAMED_RANGES.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Returns the proxies whose `X-Forwarded-For` is trusted; none unless `TRUST_PROXY` names them. */
export function readTrustedProxies(env: Environment): readonly string[] {
  const entries = (readText(env, 'TRUST_PROXY') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.every(isRange)) return entries;
  throw new StartupError(notProxies);
}
