import { randomInt } from 'node:crypto';

/** Without the letters and digits that look like one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;

/** A random password that can be typed off a screen, such as `k7mfa-9xqth-h2wdp`. */
export function demoPassword(): string {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
