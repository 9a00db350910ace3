import type { SuggestionRow } from './suggestionRepository';

type Shared = Pick<
  SuggestionRow,
  'same_department' | 'same_university' | 'shared_interests' | 'mutual_count'
>;

/** Why somebody is suggested, in a few words: what says most of what the two share. */
export function suggestionReason(shared: Shared): string {
  const { same_department, same_university, shared_interests, mutual_count } = shared;
  if (same_department) return 'Same department as you';
  if (shared_interests === 1) return 'Shares 1 interest with you';
  if (shared_interests > 1) return `Shares ${shared_interests} interests with you`;
  if (mutual_count === 1) return '1 mutual connection';
  if (mutual_count > 1) return `${mutual_count} mutual connections`;
  return same_university ? 'Same university as you' : 'New on Quad';
}
