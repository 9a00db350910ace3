import { SearchResults } from '#features/feed/search/SearchResults';
import { whoWorksOn } from '#features/people-search/WhoWorksOnThis';
import { eventParts } from '../parts/posts';

/** What a search found: posts, and people about it. */
export const SearchResultsPage = () => (
  <SearchResults people={whoWorksOn} eventParts={eventParts} />
);
