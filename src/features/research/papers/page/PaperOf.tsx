import { FileX2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { readId } from '#shared/lib/readId';
import { paths } from '#shared/paths';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { selectToken } from '#shared/store/sessionEvents';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { NoTokenState } from '#shared/ui/feedback/NoTokenState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../../texts';
import { useReadPaperQuery } from '../papersApi';
import css from './PaperOf.module.css';

interface PaperOfProps {
  /** Renders the paper, once it is loaded. */
  readonly children: (paper: Paper) => ReactNode;
}

/** The paper that the address names, or the reason why there is none. */
export function PaperOf({ children }: PaperOfProps) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const { paperId = '' } = useParams();
  // A tab isn't notified of its own changes to the storage, so it checks when the page opens.
  const [isStored] = useState(() => dispatch(isLoggedIn()));
  if (token === null || !isStored)
    return (
      <State>
        <NoTokenState />
      </State>
    );
  // Send no request for anything that can't be an id.
  const id = readId(paperId);
  if (id === null) return <NoPaper title={researchMessages.paperNotFound} />;
  return (
    <PaperOfId key={id} id={id}>
      {children}
    </PaperOfId>
  );
}

function PaperOfId({ id, children }: PaperOfProps & { readonly id: number }) {
  const { data, error, isFetching, refetch } = useReadPaperQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (hasStatus(error, 404)) return <NoPaper title={researchMessages.paperRemoved} />;
  if (data) return children(data);
  return (
    <State>
      {error ? (
        <ErrorState
          text={errorDetail(error, texts.paperFailed)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label={texts.paperLoading} size="xl" />
      )}
    </State>
  );
}

const NoPaper = ({ title }: { readonly title: string }) => (
  <State>
    <EmptyState
      icon={FileX2}
      title={title}
      action={<LinkButton to={paths.paperSearch}>{texts.searchPapers}</LinkButton>}
    />
  </State>
);

/** Gives the page a heading to focus while there is no title. */
const State = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.state}>
    <h1 tabIndex={-1}>
      <VisuallyHidden>{texts.paper}</VisuallyHidden>
    </h1>
    {children}
  </div>
);
