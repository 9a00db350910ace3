import { useState } from 'react';
import type { SentRequest } from '#contract/entities/person';
import { useNow } from '#shared/hooks/useNow';
import { nameOf } from '#shared/lib/people';
import { timeLabel } from '#shared/lib/timeLabel';
import { toPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { ListSection } from '../ListSection';
import css from '../personList.module.css';
import { withdrawOwnRequest } from '../state/undo';
import * as texts from '../texts';
import { useListSentRequestsInfiniteQuery } from './sentRequestsApi';

/**
 * The connection requests that the user sent, with a button to withdraw each. The section is hidden
 * until there is one.
 */
export function SentRequests() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } =
    useListSentRequestsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isShown, setIsShown] = useState(false);
  const requests = data?.pages.flat() ?? [];
  const isFailed = !data && error !== undefined;
  // It stays once shown, so that its heading can take the focus of the last row.
  if (!isShown && (requests.length > 0 || isFailed)) setIsShown(true);
  if (!isShown) return null;
  return (
    <ListSection
      title={texts.sentRequests}
      count={requests.length > 0 && !hasNextPage ? texts.waiting(requests.length) : undefined}
      size={requests.length}
      isLoading={false}
      isFailed={isFailed}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      emptyText={texts.noSentRequests}
    >
      <ul className={css.list}>
        {requests.map((request) => (
          <SentRow key={request.request_id} request={request} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button fullWidth busy={isFetching} onClick={() => void fetchNextPage()}>
          {texts.showMore}
        </Button>
      ) : null}
    </ListSection>
  );
}

function SentRow({ request }: { readonly request: SentRequest }) {
  const { request_id: requestId, receiver_id: id, profile_picture, created_at } = request;
  const dispatch = useAppDispatch();
  const age = useNow((now) => timeLabel(created_at, now));
  const [isSending, setIsSending] = useState(false);
  const person = toPartner(id, request, profile_picture);
  const withdraw = async () => {
    if (isSending) return;
    setIsSending(true);
    await dispatch(withdrawOwnRequest({ requestId, person }));
    setIsSending(false);
  };
  return (
    <PersonRow person={request} lines={[age]}>
      <Button
        size="sm"
        busy={isSending}
        aria-label={texts.withdrawRequestTo(nameOf(person))}
        onClick={() => void withdraw()}
      >
        {texts.withdraw}
      </Button>
    </PersonRow>
  );
}
