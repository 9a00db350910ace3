import type { Kysely } from 'kysely';
import type { FoundPerson, PersonMatch } from '#contract/entities/person';
import type { Tables } from '../../platform/database/tables';
import { fileUrl } from '../../presenters/fileUrl';
import { findMatchedWords } from './matchedWords';
import { departmentText } from './peopleDepartments';
import { readTexts } from './peoplePosts';
import type { FoundPersonRow, Topic } from './peopleRanking';
import { openingOf, snippetAround } from './peopleSnippet';
import { matchedBeginnings } from './peopleWords';
import type { PostQuery } from './postQuery';

/** So much is shown of what speaks for one person. */
const MOST_MATCHES = 3;

/** A topic, and how it is asked for. */
export interface AskedTopic extends Topic {
  words: readonly string[];
  query: PostQuery;
}

type Excerpt = (postId: number) => PersonMatch[];

/** Reads the newest posts of the people about the topic, and answers what to show of each. */
async function readExcerpts(
  db: Kysely<Tables>,
  people: readonly FoundPersonRow[],
  { query, postsByAuthor }: AskedTopic,
): Promise<Excerpt> {
  const ids = people.flatMap(({ id }) => (postsByAuthor.get(id) ?? []).slice(0, MOST_MATCHES));
  const texts = await readTexts(db, ids);
  const words = new Set(await findMatchedWords(db, query, [...texts.values()]));
  return (post_id) => {
    const post = texts.get(post_id);
    // Deleted since it was found.
    if (!post) return [];
    const snippet =
      snippetAround(post.content, words) ??
      snippetAround(post.attached_text, words) ??
      openingOf(post.content);
    return [{ kind: 'post', ...snippet, post_id }];
  };
}

function interestMatches({ interests }: FoundPersonRow, topic: AskedTopic): PersonMatch[] {
  return interests.flatMap((text): PersonMatch[] => {
    const matched_words = matchedBeginnings(text, topic.words);
    return matched_words.length === 0 ? [] : [{ kind: 'interest', text, matched_words }];
  });
}

function departmentMatches(person: FoundPersonRow, topic: AskedTopic): PersonMatch[] {
  if (!person.in_department || person.department === null) return [];
  const text = departmentText(person.department, person.university_name);
  return [{ kind: 'department', text, matched_words: matchedBeginnings(text, topic.words) }];
}

/** The people as the reader sees them, each with at most three matches; the strongest kind first. */
export async function presentFoundPeople(
  db: Kysely<Tables>,
  people: readonly FoundPersonRow[],
  topic: AskedTopic,
): Promise<FoundPerson[]> {
  const excerpt = await readExcerpts(db, people, topic);
  return people.map((person) => {
    const postIds = (topic.postsByAuthor.get(person.id) ?? []).slice(0, MOST_MATCHES);
    const matches = [
      ...interestMatches(person, topic),
      ...postIds.flatMap(excerpt),
      ...departmentMatches(person, topic),
    ];
    return {
      user_id: person.id,
      username: person.username,
      profile_picture: fileUrl(person.profile_picture),
      university_name: person.university_name,
      department: person.department,
      matches: matches.slice(0, MOST_MATCHES),
    };
  });
}
