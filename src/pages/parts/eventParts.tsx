import { RsvpButtons } from '#features/events/RsvpButtons';
import { RsvpCounts } from '#features/events/RsvpCounts';
import type { EventParts } from '#features/feed/card/event/eventParts';

/** The reader's answer to the event that a post announces, and who else comes. */
export const eventParts: EventParts = {
  answer: (event, postId) => <RsvpButtons event={event} postId={postId} />,
  counts: (event) => <RsvpCounts event={event} />,
};
