import * as texts from '../texts';
import type { SuggestionRow } from './listSuggestions';

type Shared = Pick<
  SuggestionRow,
  'same_department' | 'same_university' | 'shared_interests' | 'mutual_count'
>;

/** The reason for a suggestion, in a few words: the strongest criterion the two share. */
export function suggestionReason(shared: Shared): string {
  const { same_department, same_university, shared_interests, mutual_count } = shared;
  if (same_department) return texts.sameDepartment;
  if (shared_interests > 0) return texts.sharedInterests(shared_interests);
  if (mutual_count > 0) return texts.mutualConnections(mutual_count);
  return same_university ? texts.sameUniversity : texts.newOnQuad;
}
