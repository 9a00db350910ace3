import { FileText, Landmark, Search, type LucideIcon } from 'lucide-react';
import type { Person } from '#contract/entities/person';
import type { FoundOfAll } from '#contract/entities/search';
import { nameOf } from '#shared/lib/people';
import { paths } from '#shared/paths';
import * as texts from '../texts';

/** One suggestion below the search field. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** A second line. */
  readonly detail?: string;
  readonly icon?: LucideIcon;
  /** The person it leads to, whose picture and name are shown. */
  readonly person?: Person;
  /** The page it opens; null for the search for posts. */
  readonly path: string | null;
}

/** Suggestions of one kind. The last group has no title. */
export interface SuggestionGroup {
  readonly title: string | null;
  readonly items: readonly Suggestion[];
}

const lineOf = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The suggestions for a keyword: people, universities, papers, and the search for posts. */
export function suggestionGroups(
  keyword: string,
  { people = [], universities = [], papers = [] }: Partial<FoundOfAll> = {},
): readonly SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      title: texts.people,
      items: people.map((person) => ({
        key: `person-${person.id}`,
        label: nameOf(person),
        detail: lineOf([person.university_name, person.department]),
        person,
        path: paths.profile(person.username),
      })),
    },
    {
      title: texts.universities,
      items: universities.map(({ id, name }) => ({
        key: `university-${id}`,
        label: name,
        icon: Landmark,
        path: paths.university(name),
      })),
    },
    {
      title: texts.papers,
      items: papers.map(({ id, title, author }) => ({
        key: `paper-${id}`,
        label: title,
        detail: author,
        icon: FileText,
        path: paths.paper(id),
      })),
    },
  ];
  const search = { key: 'posts', label: texts.searchPostsFor(keyword), icon: Search, path: null };
  return [...groups.filter(({ items }) => items.length > 0), { title: null, items: [search] }];
}
