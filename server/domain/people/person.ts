import { sql, type RawBuilder } from 'kysely';
import type { Institution, Person } from '#contract/entities/person';
import { fileUrl } from '#domain/files';

/** The facts shown of a person wherever they are named, as {@link personOf} selects it. */
export interface PersonColumns extends Required<Omit<Person, 'institution'>> {
  /** The name of a stored file. */
  profile_picture: string | null;
  /** Null if none was proved. */
  institution: Institution | null;
}

/** The columns of `users` that are shown as they are. */
const shownColumns = [
  'id',
  'username',
  'display_name',
  'pronouns',
  'position',
  'profile_picture',
] as const;

/**
 * One column with all that is shown of a row of `users`. Apart from the names of the university and
 * of the department, it depends on that row alone, so that it changes only with the row's version.
 */
export function personOf(users = 'users'): RawBuilder<PersonColumns> {
  const column = (name: string) => sql.ref(`${users}.${name}`);
  const shown = shownColumns.map((name) => sql`${sql.lit(name)}, ${column(name)}`);
  return sql<PersonColumns>`json_build_object(
    ${sql.join(shown)},
    'university_name', (SELECT name FROM universities WHERE id = ${column('university_id')}),
    'department', (SELECT name FROM departments WHERE id = ${column('department_id')}),
    'institution', CASE WHEN ${column('institution_email')} IS NOT NULL THEN json_build_object(
      'domain', split_part(${column('institution_email')}, '@', 2),
      'verified_at', to_char(
        ${column('institution_verified_at')} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ),
      'is_current', ${column('institution_is_current')}
    ) END
  )`;
}

/** A person as others see them. */
export function presentPerson({ profile_picture, institution, ...person }: PersonColumns) {
  return {
    ...person,
    profile_picture: fileUrl(profile_picture),
    ...(institution && { institution }),
  } satisfies Person;
}

/** The same where the contract repeats the id as `user_id`. */
export const presentListedPerson = (person: PersonColumns) => ({
  ...presentPerson(person),
  user_id: person.id,
});
