import { EventPosts } from '#features/feed/page/EventPosts';
import { eventParts } from '../parts/eventParts';

/** The posts that announce events. */
export const EventPostsPage = () => <EventPosts eventParts={eventParts} />;
