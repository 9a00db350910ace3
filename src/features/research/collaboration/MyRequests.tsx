import { Handshake } from 'lucide-react';
import { useId } from 'react';
import type { MyCollaborationRequest } from '#contract/entities/research';
import { hasStatus } from '#api/errors';
import { useHistoryState } from '#shared/hooks/useHistoryState';
import { Card } from '#shared/ui/layout/Card';
import { PagedList, type PagedQuery } from '../list/PagedList';
import * as texts from '../texts';
import { MyRequestRow } from './MyRequestRow';
import css from './MyRequests.module.css';

type Requests = PagedQuery<MyCollaborationRequest>;

/** The number of requests shown before the user asks for more. */
const FIRST_SHOWN = 3;

/**
 * The user's own requests to join the work of others. Renders nothing while they load, if there are
 * none, or if the session ended, which the list below reports.
 */
export function MyRequests({ query }: { readonly query: Requests }) {
  const headingId = useId();
  const [isWhole, setIsWhole] = useHistoryState<boolean>('allRequests', false);
  const count = query.data?.pages.flat().length ?? 0;
  const isFailed = !query.data && query.error !== undefined && !hasStatus(query.error, 401);
  if (count === 0 && !isFailed) return null;
  return (
    <Card as="section" padding="lg" edgeToEdge aria-labelledby={headingId} className={css.card}>
      <h2 id={headingId} className={css.heading}>
        {texts.yourRequests}
      </h2>
      <PagedList
        query={isWhole ? query : shorten(query, () => setIsWhole(true))}
        label={texts.yourRequests}
        failedText={texts.yourRequestsFailed}
        empty={{ icon: Handshake, title: texts.yourRequests }}
      >
        {(request) => <MyRequestRow request={request} />}
      </PagedList>
    </Card>
  );
}

/** The first requests of the list, followed by the others on demand. */
function shorten(query: Requests, showAll: () => void): Requests {
  const all = query.data?.pages.flat() ?? [];
  if (!query.data || all.length <= FIRST_SHOWN) return query;
  return {
    ...query,
    data: { pages: [all.slice(0, FIRST_SHOWN)] },
    hasNextPage: true,
    fetchNextPage: showAll,
  };
}
