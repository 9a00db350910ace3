import { SearchX } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { selectList } from '../feedState';
import type { EventParts } from '../card/event/EventBody';
import { MarkedWordsContext } from '../card/RichText';
import { feedOpened } from '../feedSlice';
import { PostList } from '../list/PostList';
import { useFeedPlace } from '../list/useFeedPlace';
import { useFeedKeys } from '../page/useFeedKeys';
import { viewKey, type PostView } from '../postView';
import * as texts from '../later.texts';
import { InResearch } from './InResearch';
import css from './SearchResults.module.css';

interface SearchResultsProps {
  /** Renders the people for a keyword; they may fail independently of the posts. */
  readonly people: (keyword: string) => ReactNode;
  readonly eventParts: EventParts;
}

/** Search results, most relevant first; the address contains the keyword. */
export function SearchResults({ people: peopleAbout, eventParts }: SearchResultsProps) {
  const [params] = useSearchParams();
  const keyword = (params.get('q') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH);
  const isPhone = useMediaQuery(PHONE);
  const people = <PartBoundary part="card">{peopleAbout(keyword)}</PartBoundary>;
  useFeedPlace();
  useFeedKeys();
  return (
    <div className={css.page}>
      {keyword === '' ? (
        <NothingAsked />
      ) : (
        <Results
          key={keyword}
          keyword={keyword}
          people={isPhone ? people : null}
          eventParts={eventParts}
        />
      )}
      <aside className={css.side} aria-label={texts.otherPlaces}>
        {isPhone || keyword === '' ? null : people}
        <InResearch keyword={keyword} />
      </aside>
    </div>
  );
}

interface ResultsProps {
  readonly keyword: string;
  /** Rendered before the posts, because on a phone their end may be far away. */
  readonly people: ReactNode;
  readonly eventParts: EventParts;
}

function Results({ keyword, people, eventParts }: ResultsProps) {
  const dispatch = useAppDispatch();
  const view = useMemo<PostView>(() => ({ kind: 'search', keyword }), [keyword]);
  const { isLoaded, ids, markedWords } = useAppSelector((state) =>
    selectList(state, viewKey(view)),
  );
  useEffect(() => {
    dispatch(feedOpened({ view, highlightId: null }));
  }, [dispatch, view]);
  const isEmpty = isLoaded && ids.length === 0;
  return (
    <div className={css.main}>
      <PageHeading>
        {isEmpty ? texts.noResults(keyword) : texts.showingResults(keyword)}
      </PageHeading>
      {people ? <div className={css.people}>{people}</div> : null}
      <MarkedWordsContext value={markedWords}>
        <PostList
          view={view}
          label={texts.postsFound}
          eventParts={eventParts}
          failedText={texts.searchFailed}
          empty={
            <Card edgeToEdge>
              <EmptyState icon={SearchX} title={texts.tryOtherWords} text={texts.matchesAllWords} />
            </Card>
          }
        />
      </MarkedWordsContext>
    </div>
  );
}

function NothingAsked() {
  return (
    <div className={css.main}>
      <PageHeading lead={texts.howToSearch}>{texts.search}</PageHeading>
    </div>
  );
}
