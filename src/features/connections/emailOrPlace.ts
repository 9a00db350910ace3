import type { Connection } from '#contract/entities/person';

type Listed = Pick<Connection, 'email' | 'university_name' | 'department'>;

/**
 * Returns the line below a name: the email address, which only connections get, else
 * "university · department". It is empty where neither is known.
 */
export function emailOrPlace({ email, university_name, department }: Listed): string {
  if (email !== '') return email;
  return [university_name, department].filter(Boolean).join(' · ');
}
