import { EventPosts } from '#features/feed/page/EventPosts';
import { SearchResults } from '#features/feed/search/SearchResults';
import { whoWorksOn } from '#features/people-search/WhoWorksOnThis';
import { eventParts } from '../parts/posts';

/** The posts that announce events. */
export const EventPostsPage = () => <EventPosts eventParts={eventParts} />;

/** The posts found by a search, with people related to it. */
export const SearchResultsPage = () => (
  <SearchResults people={whoWorksOn} eventParts={eventParts} />
);
