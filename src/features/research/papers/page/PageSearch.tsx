import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { errorDetail } from '#api/errors';
import { paths } from '#shared/paths';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { TextField } from '#shared/ui/fields/TextField';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import { readerHash } from '#shared/pdf/readerPlace';
import * as texts from '../../texts';
import { excerptPlace } from '../excerptPlace';
import { useFindPagesOfPaperInfiniteQuery } from '../papersApi';
import { unsearchable } from '../unsearchable';
import css from './PageSearch.module.css';

interface PageSearchProps {
  readonly paper: Paper;
}

/** A search in the text of a paper, or the reason why there is none. Found pages open in the reader. */
export function PageSearch({ paper }: PageSearchProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  const reason = unsearchable[paper.text_state];
  if (reason !== undefined) return <p className={css.note}>{reason}</p>;
  return (
    <section className={css.search} aria-label={texts.searchInPaper}>
      <form role="search" className={css.form} onSubmit={search}>
        <TextField
          label={texts.searchInPaper}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          maxLength={KEYWORD_MAX_LENGTH}
          fieldClassName={css.field}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon={Search}>
          {texts.findPages}
        </Button>
      </form>
      {keyword === '' ? null : <FoundPages key={keyword} paperId={paper.id} keyword={keyword} />}
    </section>
  );
}

interface FoundPagesProps {
  readonly paperId: number;
  readonly keyword: string;
}

function FoundPages({ paperId, keyword }: FoundPagesProps) {
  const search = useFindPagesOfPaperInfiniteQuery({ id: paperId, keyword });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = search;
  const parts = data?.pages ?? [];
  const pages = parts.flatMap((part) => part.pages);
  const words = parts.flatMap((part) => part.matched_words);
  const loadMore = () => void search.fetchNextPage();
  const retry = () => {
    if (search.isFetchNextPageError) loadMore();
    else void search.refetch();
  };
  const failure = error ? (
    <ErrorState
      text={errorDetail(error, texts.pagesFailed)}
      retrying={isFetching}
      onRetry={retry}
    />
  ) : null;
  if (!data)
    return (
      failure ?? (
        <div role="status" aria-label={texts.loading(texts.foundPages)}>
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      )
    );
  if (pages.length === 0)
    return (
      <p role="status" className={css.note}>
        {texts.noPages(keyword)}
      </p>
    );
  return (
    <>
      <ul className={css.pages} aria-label={texts.foundPages}>
        {pages.map(({ page, page_name: name, snippet: excerpt }) => (
          <li key={page}>
            <Link
              className={css.page}
              to={paths.readPaper(paperId) + readerHash(excerptPlace({ page, excerpt, keyword }))}
            >
              <span className={css.number}>{texts.onPage(name ?? page)}</span>
              <span dir="auto">
                <MarkedText text={excerpt} words={words} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {failure}
      {!error && hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={loadMore}>
          {texts.loadMore}
        </Button>
      ) : null}
    </>
  );
}
