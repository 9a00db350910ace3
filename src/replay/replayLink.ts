/** Addresses of the replay page that lead to an action of the log opened there. */

const AT = /^#at=(\d{1,15})$/;

/** Returns the path of the replay page at the action with this number. */
export const linkTo = (number: number): string => `/replay#at=${number}`;

/** Returns the number of the action that the fragment of an address names, or null. */
export function numberIn(fragment: string): number | null {
  const found = AT.exec(fragment)?.[1];
  return found === undefined ? null : Number(found);
}
