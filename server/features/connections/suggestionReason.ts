import type { SuggestionRow } from './listSuggestions';

type Shared = Pick<
  SuggestionRow,
  'same_department' | 'same_university' | 'shared_interests' | 'mutual_count'
>;

/** The reason for a suggestion, in a few words: the strongest criterion the two share. */
export function suggestionReason(shared: Shared): string {
  const { same_department, same_university, shared_interests, mutual_count } = shared;
  if (same_department) return 'Same department';
  if (shared_interests === 1) return '1 shared interest';
  if (shared_interests > 1) return `${shared_interests} shared interests`;
  if (mutual_count === 1) return '1 mutual connection';
  if (mutual_count > 1) return `${mutual_count} mutual connections`;
  return same_university ? 'Same university' : 'New on Quad';
}
