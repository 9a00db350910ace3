import type { FoundPerson, PersonMatch } from '#contract/entities/person';
import { presentListedPerson } from '#domain/people';
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

function departmentMatches(
  { person, in_department: isInDepartment }: FoundPersonRow,
  topic: readonly string[],
): PersonMatch[] {
  const { department = null, university_name: university } = person;
  if (!isInDepartment || department === null) return [];
  const text = departmentText(department, university);
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
  const ids = people.map(({ person }) => person.id);
  const writtenBy = await writings.matchesOf(ids, MOST_MATCHES);
  return people.map((row) => {
    const matches = [
      ...interestMatches(row, topic),
      ...writtenBy(row.person.id),
      ...departmentMatches(row, topic),
    ];
    return presentFound(row, matches.slice(0, MOST_MATCHES));
  });
}

/** A person as the reader sees them, with the given matches. */
export const presentFound = (
  { person, mentoring }: Pick<FoundPersonRow, 'person' | 'mentoring'>,
  matches: PersonMatch[] = [],
): FoundPerson => ({
  ...presentListedPerson(person),
  matches,
  ...(mentoring && { mentoring }),
});
