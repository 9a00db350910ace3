import { EventPosts } from '#features/feed/page/EventPosts';
import { SearchResults } from '#features/feed/search/SearchResults';
import { PeopleCalled } from '#features/connections/find/PeopleCalled';
import { whoWorksOn } from '#features/people-search/WhoWorksOnThis';
import { eventParts } from '../parts/posts';

/** The posts that announce events. */
export const EventPostsPage = () => <EventPosts eventParts={eventParts} />;

/** The people of that name, and those who work on the topic. */
const relatedPeople = (keyword: string) => (
  <>
    <PeopleCalled key={keyword} keyword={keyword} />
    {whoWorksOn(keyword)}
  </>
);

/** The posts found by a search, with people related to it. */
export const SearchResultsPage = () => (
  <SearchResults people={relatedPeople} eventParts={eventParts} />
);
