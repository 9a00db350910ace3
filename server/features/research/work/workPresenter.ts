import type {
  CollaborationRequest,
  MyCollaborationRequest,
  PostedResearch,
} from '#contract/entities/research';
import { presentPerson } from '#domain/people';
import type { MyRequestRow } from './listMyRequests';
import type { OwnWorkRow } from './listOwnWork';
import type { PendingRequestRow } from './listPendingRequests';
import { COLLABORATION_REPEATS } from './requestCollaboration';
import type { WorkRow } from './selectWork';

function presentWork(row: WorkRow): Omit<PostedResearch, 'can_request_collaboration'> {
  return {
    id: row.id,
    title: row.title,
    research_field: row.research_field,
    details: row.details,
    user: presentPerson(row.person),
    created_at: row.created_at.toISOString(),
    is_open: row.is_open,
    edited_at: row.edited_at?.toISOString() ?? null,
    request_status: row.request_status,
  };
}

/** A person's work as others see it: they may ask to join it once, and again after withdrawing. */
export const presentWorkOfOther = (row: WorkRow): PostedResearch => ({
  ...presentWork(row),
  can_request_collaboration:
    row.request_status === null ||
    (row.request_status === 'withdrawn' && (row.withdrawals ?? 0) <= COLLABORATION_REPEATS),
});

/** A person's own work, with its collaborators. */
export const presentOwnWork = (row: OwnWorkRow): PostedResearch => ({
  ...presentWork(row),
  can_request_collaboration: false,
  collaborators: row.collaborators.map(({ person }) => presentPerson(person)),
});

/** A request as the owner of the work sees it. */
export function presentRequest({ person, ...row }: PendingRequestRow): CollaborationRequest {
  const { id, username, display_name, profile_picture } = presentPerson(person);
  return {
    id: row.id,
    requester_username: username,
    requester_display_name: display_name,
    research_title: row.title,
    message: row.message,
    timestamp: row.created_at.toISOString(),
    sender_avatar: profile_picture,
    requester_id: id,
    research_id: row.research_id,
  };
}

/** A request as the person who made it sees it. */
export const presentMyRequest = (row: MyRequestRow): MyCollaborationRequest => ({
  id: row.request_id,
  research: presentWorkOfOther(row),
  status: row.status,
  message: row.message,
  timestamp: row.asked_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
