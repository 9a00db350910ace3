import type {
  Connection,
  PendingRequest,
  SentRequest,
  SuggestedUser,
} from '#contract/entities/person';
import { fileUrl } from '#domain/files';
import { suggestionReason } from './suggestions/suggestionReason';
import type { SentRequestRow } from './listSentRequests';
import type { SuggestionRow } from './suggestions/listSuggestions';

interface PersonRow {
  username: string;
  display_name: string | null;
  email: string;
  profile_picture: string | null;
  university_name: string | null;
  department: string | null;
}

/** The fields of a listed person that both presenters below share. */
const presentListed = (row: PersonRow) => ({
  username: row.username,
  display_name: row.display_name,
  email: row.email,
  profile_picture: fileUrl(row.profile_picture),
  university_name: row.university_name,
  department: row.department,
});

/** A connection as one of its sides sees it. */
export function presentConnection(
  row: PersonRow & { connection_id: number; friend_id: number },
  userId: number,
): Connection {
  return {
    connection_id: row.connection_id,
    friend_id: row.friend_id,
    user_id: userId,
    ...presentListed(row),
  };
}

/** A request as its receiver sees it. */
export function presentPendingRequest(
  row: PersonRow & {
    request_id: number;
    sender_id: number;
    mentoring_topic: string | null;
    message: string | null;
  },
): PendingRequest {
  return {
    request_id: row.request_id,
    sender_id: row.sender_id,
    ...presentListed(row),
    mentoring_topic: row.mentoring_topic,
    message: row.message,
  };
}

/** A request as its sender sees it. */
export const presentSentRequest = (row: SentRequestRow): SentRequest => ({
  request_id: row.request_id,
  receiver_id: row.receiver_id,
  username: row.username,
  display_name: row.display_name,
  profile_picture: fileUrl(row.profile_picture),
  created_at: row.created_at.toISOString(),
});

/** A suggested person, with the reason. */
export function presentSuggestion(row: SuggestionRow): SuggestedUser {
  return {
    id: row.id,
    user_id: row.id,
    username: row.username,
    display_name: row.display_name,
    profile_picture: fileUrl(row.profile_picture),
    university_name: row.university_name,
    department: row.department,
    reason: suggestionReason(row),
    mutual_count: row.mutual_count,
  };
}
