import { paths } from '#shared/paths';
import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { hashtagOf } from '#contract/words/hashtags';

/** A department as selected in an address. */
export interface ChosenDepartment {
  readonly university: string;
  readonly department: string;
}

/** Returns the department in an address; null if there is none. */
export function readDepartment(query: URLSearchParams): ChosenDepartment | null {
  const university = query.get('university') ?? '';
  const department = query.get('department') ?? '';
  return university === '' || department === '' ? null : { university, department };
}

/**
 * Returns the name in the path of a university's page. It reads the path itself, because the router
 * decodes `%252F`, an encoded `%2F`, as a slash. Returns null if the encoding is invalid.
 */
export function readUniversityName(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.slice(paths.universities.length + 1).replace(/\/$/, ''));
  } catch {
    return null;
  }
}

/** Returns the hashtag of a university: its name in capitals without whitespace and punctuation. */
export const universityHashtag = (name: string) =>
  hashtagOf(name.slice(0, UNIVERSITY_NAME_MAX_LENGTH)).toUpperCase();
