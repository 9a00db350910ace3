import type { ComponentProps } from 'react';
import { ViewPosts } from '#features/feed/list/ViewPosts';
import { RsvpButtons, RsvpCounts } from '#features/events/RsvpButtons';
import type { EventParts } from '#features/feed/card/event/EventBody';

/** RSVP buttons and counts for the event that a post announces. */
export const eventParts: EventParts = {
  rsvp: (event, postId) => <RsvpButtons event={event} postId={postId} />,
  counts: (event) => <RsvpCounts event={event} />,
};

type PostsOfProps = Omit<ComponentProps<typeof ViewPosts>, 'eventParts'>;

/** The posts of a view, with the elements that other features contribute to their cards. */
export const PostsOf = (props: PostsOfProps) => <ViewPosts {...props} eventParts={eventParts} />;
