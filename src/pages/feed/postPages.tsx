import { EventPosts } from '#features/feed/page/EventPosts';
import { eventParts } from '../parts/posts';

/** The posts that announce events. */
export const EventPostsPage = () => <EventPosts eventParts={eventParts} />;
