import type { Author } from '#contract/entities/person';
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
}

/** The author of a post or comment, as shown with it. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    profile_picture: fileUrl(row.profile_picture),
    university_name: row.university_name,
  };
}
