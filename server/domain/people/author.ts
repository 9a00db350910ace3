import type { Author } from '#contract/entities/person';
import { fileUrl } from '#domain/files';

/** The columns of `users`, and the name of the university, that show who wrote something. */
export interface AuthorRow {
  id: number;
  username: string;
  /** Name of a stored file. */
  profile_picture: string | null;
  university_name: string | null;
}

/** Who wrote something, as shown beside it. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.id,
    username: row.username,
    profile_picture: fileUrl(row.profile_picture),
    university_name: row.university_name,
  };
}
