import type { CollaborationRequest } from '#contract/entities/research';
import type { Named } from '#shared/lib/people';

/** The person who asks to join. */
export const requesterOf = (request: CollaborationRequest): Named => ({
  username: request.requester_username,
  display_name: request.requester_display_name,
});
