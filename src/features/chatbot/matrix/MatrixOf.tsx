import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Matrix } from '#contract/entities/matrix';
import { errorDetail, hasStatus } from '#api/errors';
import { readId } from '#shared/lib/readId';
import { paths } from '#shared/paths';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './matrix.module.css';
import { useReadMatrixQuery } from './matrixApi';
import { MatrixView } from './MatrixView';
import * as texts from './texts';

/** An unfinished matrix is fetched again this often. */
const POLL_MS = 2_000;

const isUnfinished = ({ state }: Matrix) => state === 'waiting' || state === 'running';

/** The matrix that the address names, or the reason why there is none. */
export function MatrixOf() {
  const { matrixId = '' } = useParams();
  // Send no request for anything that can't be an id.
  const id = readId(matrixId);
  return id === null ? <NoMatrix /> : <MatrixOfId key={id} id={id} />;
}

function MatrixOfId({ id }: { readonly id: number }) {
  const [polls, setPolls] = useState(true);
  const { data, error, isFetching, refetch } = useReadMatrixQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: polls ? POLL_MS : 0,
  });
  const wantsPolls = data ? isUnfinished(data) : !error;
  if (polls !== wantsPolls) setPolls(wantsPolls);
  if (hasStatus(error, 404)) return <NoMatrix />;
  if (data) return <MatrixView id={id} matrix={data} isUnfinished={isUnfinished(data)} />;
  return (
    <div className={css.home}>
      {error ? (
        <ErrorState
          text={errorDetail(error, texts.notLoaded)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={css.loading}>
          <Spinner />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

const NoMatrix = () => (
  <div className={css.home}>
    <EmptyState
      icon={SearchX}
      title={texts.notFound}
      action={<LinkButton to={paths.matrices}>{texts.allMatrices}</LinkButton>}
    />
  </div>
);
