import type {
  Connection,
  PendingRequest,
  SentRequest,
  SuggestedUser,
} from '#contract/entities/person';
import { presentListedPerson, presentPerson, type PersonColumns } from '#domain/people';
import type { SentRequestRow } from './listSentRequests';
import { suggestionReason } from './suggestions/suggestionReason';
import type { SuggestionRow } from './suggestions/listSuggestions';

interface PersonRow {
  person: PersonColumns;
  email: string;
}

/** A connection as one of its sides sees it. */
export function presentConnection(
  { person, email, connection_id }: PersonRow & { connection_id: number },
  userId: number,
): Connection {
  const { id, ...named } = presentPerson(person);
  return { ...named, connection_id, friend_id: id, user_id: userId, email };
}

/** A request as its receiver sees it. */
export function presentPendingRequest({
  person,
  ...row
}: PersonRow & {
  request_id: number;
  mentoring_topic: string | null;
  message: string | null;
}): PendingRequest {
  const { id, ...named } = presentPerson(person);
  return { ...named, ...row, sender_id: id };
}

/** A request as its sender sees it. */
export function presentSentRequest({
  person,
  request_id,
  created_at,
}: SentRequestRow): SentRequest {
  const { id, ...named } = presentPerson(person);
  return { ...named, request_id, receiver_id: id, created_at: created_at.toISOString() };
}

/** A suggested person, with the reason. */
export const presentSuggestion = (row: SuggestionRow): SuggestedUser => ({
  ...presentListedPerson(row.person),
  reason: suggestionReason(row),
  mutual_count: row.mutual_count,
});
