import { errorDetail } from '#api/errors';
import { Button } from '#shared/ui/buttons/Button';
import { Checkbox } from '#shared/ui/choices/Checkbox';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import type { PagedQuery } from '../list/PagedList';
import css from './choose.module.css';
import * as texts from './texts';

/** A paper that can be chosen. */
export interface OfferedPaper {
  readonly id: number;
  readonly title: string;
  readonly author: string;
}

/** The chosen papers, and how to change them. */
export interface PaperListParts {
  readonly chosenIds: ReadonlySet<number>;
  /** Whether no more papers can be chosen. */
  readonly isFull: boolean;
  readonly onChoose: (papers: readonly OfferedPaper[]) => void;
  readonly onRemove: (id: number) => void;
}

interface PaperCheckListProps extends PaperListParts {
  readonly query: PagedQuery<OfferedPaper>;
  /** Names the list for screen readers. */
  readonly label: string;
}

/** Papers with a checkbox each, and a button that chooses all that are shown. */
export function PaperCheckList(props: PaperCheckListProps) {
  const { query, label, chosenIds, isFull, onChoose, onRemove } = props;
  if (!query.data)
    return query.error === undefined ? (
      <Skeleton height="6rem" />
    ) : (
      <ErrorState
        text={errorDetail(query.error, texts.failed)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const papers = query.data.pages.flat();
  if (papers.length === 0) return <p className={css.note}>{texts.noPapers}</p>;
  const others = papers.filter(({ id }) => !chosenIds.has(id));
  return (
    <>
      <ul className={css.papers} aria-label={label}>
        {papers.map((paper) => {
          const { id, title, author } = paper;
          const isChosen = chosenIds.has(id);
          return (
            <li key={id}>
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-label={texts.choose(title)}
                onChange={() => (isChosen ? onRemove(id) : onChoose([paper]))}
                label={
                  <span className={css.paper}>
                    <span className={css.title} dir="auto">
                      {title}
                    </span>
                    <span className={css.note} dir="auto">
                      {author}
                    </span>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
      <div className={css.actions}>
        {others.length > 1 && !isFull ? (
          <Button size="sm" onClick={() => onChoose(others)}>
            {texts.chooseAll}
          </Button>
        ) : null}
        {query.hasNextPage ? (
          <Button
            size="sm"
            variant="quiet"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        ) : null}
      </div>
    </>
  );
}
