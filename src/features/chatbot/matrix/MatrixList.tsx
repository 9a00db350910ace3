import { Table2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedMatrix } from '#contract/entities/matrix';
import { errorDetail } from '#api/errors';
import { paths } from '#shared/paths';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Card } from '#shared/ui/layout/Card';
import { Pill } from '#shared/ui/marks/Pill';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './MatrixList.module.css';
import { useListMatricesQuery } from './matrixApi';
import * as texts from './texts';

/** The user's matrices, newest first. */
export function MatrixList() {
  const { data, error, isFetching, refetch } = useListMatricesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby="matrices" className={css.list}>
      <h2 id="matrices" className={css.heading}>
        {texts.yours}
      </h2>
      {data ? <Lines matrices={data} /> : null}
      {error && !data ? (
        <ErrorState
          text={errorDetail(error, texts.listNotLoaded)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? (
        <>
          <VisuallyHidden>{texts.loadingList}</VisuallyHidden>
          <Skeleton height="4.5rem" />
        </>
      ) : null}
    </section>
  );
}

function Lines({ matrices }: { readonly matrices: readonly ListedMatrix[] }) {
  if (matrices.length === 0)
    return <EmptyState icon={Table2} title={texts.noneTitle} text={texts.noneText} compact />;
  return (
    <ul className={css.lines}>
      {matrices.map(({ id, state, papers, questions: [first = '', ...others], created_at }) => (
        <Card key={id} as="li" edgeToEdge className={css.line}>
          <div className={css.words}>
            <Link to={paths.matrix(id)} className={css.title} dir="auto">
              {first}
            </Link>
            <p className={css.facts}>
              {others.length > 0 ? `${texts.andMore(others.length)} · ` : ''}
              {texts.size(papers, others.length + 1)} · <RelativeTime stamp={created_at} />
            </p>
          </div>
          <Pill tone={toneOf[state]}>{texts.states[state]}</Pill>
        </Card>
      ))}
    </ul>
  );
}

const toneOf = { waiting: 'neutral', running: 'info', done: 'success', failed: 'warn' } as const;
