import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;

/** Returns a random password that is easy to type from a screen, such as `k7mfa-9xqth-h2wdp`. */
export function demoPassword(): string {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
