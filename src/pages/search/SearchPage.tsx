import type { ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Post } from '#contract/entities/post';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { FoundPeople } from '#features/connections/find/FoundPeople';
import { PeopleCalled } from '#features/connections/find/PeopleCalled';
import { FoundEvents } from '#features/events/found/FoundEvents';
import { SearchResults } from '#features/feed/search/SearchResults';
import { FoundPapers } from '#features/research/papers/lists/PaperSearch';
import { ResultTabs } from '#features/search/results/ResultTabs';
import { FoundUniversities } from '#features/universities/UniversityList';
import { showingResults } from '#features/feed/texts';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { whoWorksOn } from '../parts/people';
import { eventParts } from '../parts/posts';
import css from './SearchPage.module.css';

/** The keyword and posts that a page passed as navigation state. */
interface PassedResults {
  readonly keyword?: string;
  readonly posts?: readonly Post[];
}

/** Reads the search from the address, or else from the navigation state. */
function useSearch(): PassedResults & { readonly keyword: string } {
  const [params] = useSearchParams();
  const passed = (useLocation().state ?? {}) as PassedResults;
  const inAddress = params.get('q');
  const keyword = (inAddress ?? passed.keyword ?? '').trim().slice(0, KEYWORD_MAX_LENGTH);
  const isPassed = inAddress === null && Array.isArray(passed.posts);
  return { keyword, ...(isPassed && passed.posts ? { posts: passed.posts } : {}) };
}

/** The people of that name, and those who work on the topic. */
const relatedPeople = (keyword: string) => (
  <>
    <PeopleCalled keyword={keyword} />
    {whoWorksOn(keyword)}
  </>
);

/** The results of each tab but the posts. */
const others: Partial<Record<string, (keyword: string) => ReactNode>> = {
  people: (keyword) => (
    <>
      <FoundPeople keyword={keyword} />
      <PartBoundary part="card">{whoWorksOn(keyword)}</PartBoundary>
    </>
  ),
  papers: (keyword) => <FoundPapers keyword={keyword} whoWorksOn={whoWorksOn} />,
  events: (keyword) => <FoundEvents keyword={keyword} />,
  universities: (keyword) => <FoundUniversities keyword={keyword} />,
};

/** The results of a search: posts, and other kinds in tabs, each with an address of its own. */
export function SearchPage() {
  const { '*': kind = '' } = useParams();
  const { keyword, posts } = useSearch();
  const tabs = keyword === '' ? null : <ResultTabs keyword={keyword} />;
  const results = keyword === '' ? undefined : others[kind];
  if (!results) {
    return (
      <SearchResults
        keyword={keyword}
        posts={posts}
        tabs={tabs}
        people={relatedPeople}
        eventParts={eventParts}
      />
    );
  }
  return (
    <div className={css.page}>
      <PageHeading>{showingResults(keyword)}</PageHeading>
      {tabs}
      <PartBoundary key={`${kind} ${keyword}`} part="list">
        {results(keyword)}
      </PartBoundary>
    </div>
  );
}
