import { sql, type RawBuilder } from 'kysely';
import type { Author, Institution, Person } from '#contract/entities/person';
import { fileUrl } from '#domain/files';

/** The columns of `users`, and the university's name, that make up an author. */
export interface AuthorRow {
  id: number;
  username: string;
  /** Null if the person chose none. */
  display_name: string | null;
  /** The name of a stored file. */
  profile_picture: string | null;
  university_name: string | null;
  /** As {@link institutionOf} selects it. */
  institution: Institution | null;
}

/**
 * The institution of a row of `users`, without the name in its address; null if none was proved. It
 * depends on that row alone, so that it changes only with the row's version.
 */
export function institutionOf(users = 'users'): RawBuilder<Institution | null> {
  const column = (name: string) => sql.ref(`${users}.${name}`);
  return sql<Institution | null>`CASE WHEN ${column('institution_email')} IS NOT NULL THEN
    json_build_object(
      'domain', split_part(${column('institution_email')}, '@', 2),
      'verified_at', to_char(
        ${column('institution_verified_at')} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ),
      'is_current', ${column('institution_is_current')}
    ) END`;
}

/** The author of a post or comment, as shown with it. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    profile_picture: fileUrl(row.profile_picture),
    university_name: row.university_name,
    ...(row.institution && { institution: row.institution }),
  };
}

/** The columns of an author, and the department's name. */
export interface PersonRow extends Omit<AuthorRow, 'institution'> {
  department: string | null;
}

/** A person with their university and department. */
export function presentPerson({ id, profile_picture, ...row }: PersonRow): Person {
  return {
    user_id: id,
    username: row.username,
    display_name: row.display_name,
    profile_picture: fileUrl(profile_picture),
    university_name: row.university_name,
    department: row.department,
  };
}
