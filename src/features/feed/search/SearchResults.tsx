import { SearchX } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Post } from '#contract/entities/post';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { selectList } from '../feedState';
import type { EventParts } from '../card/event/EventBody';
import { MarkedWordsContext } from '../card/RichText';
import { onlyTag } from '../card/splitText';
import { feedOpened } from '../feedSlice';
import { PostList } from '../list/PostList';
import { useFeedPlace } from '../list/useFeedPlace';
import { useFeedKeys } from '../page/useFeedKeys';
import { viewKey, type PostView } from '../postView';
import { FollowTag } from '../tags/FollowTag';
import * as texts from '../texts';
import { showFound } from './showFound';
import css from './SearchResults.module.css';

interface SearchResultsProps {
  readonly keyword: string;
  /** Posts that were found already, which are shown without another search. */
  readonly posts?: readonly Post[] | undefined;
  /** Rendered below the heading. */
  readonly tabs: ReactNode;
  /** Renders the people for a keyword; they may fail independently of the posts. */
  readonly people: (keyword: string) => ReactNode;
  readonly eventParts: EventParts;
}

/** The posts that a search found, most relevant first. */
export function SearchResults(props: SearchResultsProps) {
  const { keyword, posts, tabs, people: peopleAbout, eventParts } = props;
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
          posts={posts}
          tabs={tabs}
          people={isPhone ? people : null}
          eventParts={eventParts}
        />
      )}
      {isPhone || keyword === '' ? null : (
        <aside className={css.side} aria-label={texts.relatedPeople}>
          {people}
        </aside>
      )}
    </div>
  );
}

interface ResultsProps extends Omit<SearchResultsProps, 'people'> {
  /** Rendered before the posts, because on a phone their end may be far away. */
  readonly people: ReactNode;
}

function Results({ keyword, posts, tabs, people, eventParts }: ResultsProps) {
  const dispatch = useAppDispatch();
  const view = useMemo<PostView>(() => ({ kind: 'search', keyword }), [keyword]);
  const { isLoaded, ids, markedWords } = useAppSelector((state) =>
    selectList(state, viewKey(view)),
  );
  useEffect(() => {
    const open = async () => {
      if (posts) await dispatch(showFound(view, posts));
      dispatch(feedOpened({ view, highlightId: null }));
    };
    void open();
  }, [dispatch, view, posts]);
  const isEmpty = isLoaded && ids.length === 0;
  const hashtag = onlyTag(keyword);
  return (
    <div className={css.main}>
      <PageHeading aside={hashtag === null ? null : <FollowTag hashtag={hashtag} />}>
        {isEmpty ? texts.noResults(keyword) : texts.showingResults(keyword)}
      </PageHeading>
      {tabs}
      {people ? <div className={css.people}>{people}</div> : null}
      <MarkedWordsContext value={markedWords}>
        <PostList
          view={view}
          label={texts.postsFound}
          eventParts={eventParts}
          failedText={texts.searchFailed}
          empty={
            <Card edgeToEdge>
              <EmptyState icon={SearchX} title={texts.tryOtherWords} />
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
