import type { Connection } from '#contract/entities/person';

type Place = Pick<Connection, 'university_name' | 'department'>;

/** Returns "university · department", or the one that is known. */
export const placeOf = ({ university_name, department }: Place): string =>
  [university_name, department].filter(Boolean).join(' · ');

/**
 * Returns the line below a name: the email address, which only connections get, else the university
 * and department. Returns '' if neither is known.
 */
export function emailOrPlace(listed: Place & Pick<Connection, 'email'>): string {
  return listed.email === '' ? placeOf(listed) : listed.email;
}
