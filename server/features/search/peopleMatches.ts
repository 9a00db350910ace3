import type { FoundPerson, PersonMatch } from '#contract/entities/person';
import { fileUrl } from '#domain/files';
import { departmentText } from './peopleDepartments';
import type { FoundPersonRow } from './peopleRanking';
import { matchedBeginnings } from './peopleWords';
import type { Writings } from './peopleWritings';

/** The most matches shown for one person. */
const MOST_MATCHES = 3;

function interestMatches({ interests }: FoundPersonRow, topic: readonly string[]): PersonMatch[] {
  return interests.flatMap((text): PersonMatch[] => {
    const matched_words = matchedBeginnings(text, topic);
    return matched_words.length === 0 ? [] : [{ kind: 'interest', text, matched_words }];
  });
}

function departmentMatches(person: FoundPersonRow, topic: readonly string[]): PersonMatch[] {
  if (!person.in_department || person.department === null) return [];
  const text = departmentText(person.department, person.university_name);
  return [{ kind: 'department', text, matched_words: matchedBeginnings(text, topic) }];
}

/**
 * The people as the reader sees them, each with at most three matches; the strongest kind first.
 */
export async function presentFoundPeople(
  people: readonly FoundPersonRow[],
  topic: readonly string[],
  writings: Writings,
): Promise<FoundPerson[]> {
  const ids = people.map(({ id }) => id);
  const writtenBy = await writings.matchesOf(ids, MOST_MATCHES);
  return people.map((person) => {
    const matches = [
      ...interestMatches(person, topic),
      ...writtenBy(person.id),
      ...departmentMatches(person, topic),
    ];
    return presentFound(person, matches.slice(0, MOST_MATCHES));
  });
}

/** A person as the reader sees them, with the given matches. */
export const presentFound = (
  person: Omit<FoundPersonRow, 'in_department' | 'interests'>,
  matches: PersonMatch[] = [],
): FoundPerson => ({
  user_id: person.id,
  username: person.username,
  display_name: person.display_name,
  profile_picture: fileUrl(person.profile_picture),
  university_name: person.university_name,
  department: person.department,
  matches,
  ...(person.mentoring && { mentoring: person.mentoring }),
});
