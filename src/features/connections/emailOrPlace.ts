import type { Connection } from '#contract/entities/person';
import { placeOf } from '#shared/lib/people';

/**
 * Returns the line below a name: the email address, which only connections get, else the university
 * and department. Returns '' if neither is known.
 */
export const emailOrPlace = (
  listed: Pick<Connection, 'email' | 'university_name' | 'department'>,
): string => (listed.email === '' ? placeOf(listed) : listed.email);
