import { paths } from '#shared/paths';
import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';

/** A department, as it is chosen in an address. */
export interface ChosenDepartment {
  readonly university: string;
  readonly department: string;
}

/** The department that an address chooses; null for none. */
export function readDepartment(query: URLSearchParams): ChosenDepartment | null {
  const university = query.get('university') ?? '';
  const department = query.get('department') ?? '';
  return university === '' || department === '' ? null : { university, department };
}

/**
 * The name in the address of a university's page. It is read from the address itself, because the
 * router takes `%252F`, an encoded `%2F`, for a slash. Null where it is not encoded as it should be.
 */
export function readUniversityName(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.slice(paths.universities.length + 1).replace(/\/$/, ''));
  } catch {
    return null;
  }
}

/** The hashtag of a university as people read it: its name in capitals without blanks and punctuation. */
export const universityHashtag = (name: string) =>
  name
    // To normalise takes time that grows with the square of the marks on one letter.
    .slice(0, UNIVERSITY_NAME_MAX_LENGTH)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
    .toUpperCase();
