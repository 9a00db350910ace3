/** How many avatar colours there are: the tokens --avatar-1 to --avatar-5. */
export const AVATAR_COLOURS = 5;

/** The first letter of a name in capitals; '?' for an empty name. */
export function initialLetter(name: string): string {
  const first = [...name.trim()][0];
  return first ? first.toLocaleUpperCase('en') : '?';
}

/** Which avatar colour a name has, from 0 to 4. Names with the same first letter share it. */
export function avatarColour(name: string): number {
  return (initialLetter(name).codePointAt(0) ?? 0) % AVATAR_COLOURS;
}
