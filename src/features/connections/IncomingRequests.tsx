import { Check } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import type { PendingRequest } from '#contract/entities/person';
import { notify } from '../../shared/notify/notify';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Avatar, Button } from '../../shared/ui';
import {
  useAcceptRequestMutation,
  useListPendingRequestsQuery,
  useRejectRequestMutation,
} from './connectionsApi';
import { selectAnswered } from './connectionsSlice';
import { ListSection } from './ListSection';
import css from './personList.module.css';
import { PersonLines } from './PersonLines';

/** Who asks to be connected; an answered request goes at once, and comes back when the answer fails. */
export function IncomingRequests() {
  const { data = [], isLoading, isError, isFetching, refetch } = useListPendingRequestsQuery();
  const answered = useAppSelector(selectAnswered);
  const waiting = data.filter((request) => !answered[request.request_id]);
  return (
    <ListSection
      title={connectionMessages.incoming}
      count={waiting.length > 0 ? `${waiting.length} waiting` : undefined}
      isLoading={isLoading}
      isFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      isEmpty={!isLoading && !isError && waiting.length === 0}
      emptyText={connectionMessages.noRequests}
    >
      <ul className={css.list}>
        {waiting.map((request) => (
          <RequestRow key={request.request_id} request={request} />
        ))}
      </ul>
    </ListSection>
  );
}

function RequestRow({ request }: { readonly request: PendingRequest }) {
  const dispatch = useAppDispatch();
  const [accept] = useAcceptRequestMutation();
  const [reject] = useRejectRequestMutation();
  const answer = async (call: typeof accept | typeof reject) => {
    const { error } = await call(request.request_id);
    if (error)
      dispatch(notify({ kind: 'error', text: 'Your answer did not reach us. Please try again.' }));
  };
  return (
    <li className={css.row}>
      <Avatar name={request.username} src={request.profile_picture} size={48} />
      <PersonLines username={request.username} lines={[request.email]} />
      <div className={css.actions}>
        <Button size="sm" variant="primary" icon={Check} onClick={() => void answer(accept)}>
          {connectionMessages.accept}
        </Button>
        <Button size="sm" onClick={() => void answer(reject)}>
          {connectionMessages.reject}
        </Button>
      </div>
    </li>
  );
}
