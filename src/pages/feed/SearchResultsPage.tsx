import { SearchResults } from '#features/feed/search/SearchResults';
import { eventParts } from '../parts/posts';
import { whoWorksOn } from '../parts/whoWorksOn';

/** What a search found: posts, and people about it. */
export const SearchResultsPage = () => (
  <SearchResults people={whoWorksOn} eventParts={eventParts} />
);
