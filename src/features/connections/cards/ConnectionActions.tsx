import { clsx } from 'clsx';
import type { ConnectionState, Mentoring } from '#contract/entities/person';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { nameOf } from '#shared/lib/people';
import { MentoringButton } from '../mentoring/MentoringButton';
import { RequestNote } from '../mentoring/RequestNote';
import { useListBlockedQuery, useListPendingRequestsQuery } from '../state/connectionsApi';
import { selectAnswered } from '../state/connectionsSlice';
import { unblockPerson } from '../state/connectionThunks';
import * as texts from '../texts';
import css from './ConnectionActions.module.css';
import { AnswerButtons } from './AnswerButtons';
import { MessageButton } from './MessageButton';
import { PairButton } from './PairButton';
import { PersonMenu } from './PersonMenu';

interface ConnectionActionsProps {
  readonly person: ChatPartner;
  readonly connection: ConnectionState;
  /** The mentoring that the person offers. */
  readonly mentoring: Mentoring;
}

/** The actions for a person: connect, answer their request, message, disconnect, block. */
export function ConnectionActions({ person, connection, mentoring }: ConnectionActionsProps) {
  const { status, request_id: requestId } = connection;
  const answered = useAppSelector(selectAnswered);
  const { data: blocked = [] } = useListBlockedQuery(undefined, { skip: status !== 'none' });
  const { data: requests = [] } = useListPendingRequestsQuery(undefined, {
    skip: status !== 'pending_in',
  });
  if (status === 'self') return null;
  if (status === 'none' && blocked.some(({ id }) => id === person.id))
    return <Unblock person={person} />;
  if (status === 'pending_in' && requestId !== undefined)
    return (
      <div className={css.asked}>
        <p>{texts.asksToConnect(nameOf(person))}</p>
        {requests
          .filter(({ request_id: id }) => id === requestId)
          .map((request) => (
            <RequestNote key={request.request_id} request={request} />
          ))}
        <div className={css.actions}>
          {answered[requestId] ? null : <AnswerButtons request={{ requestId, person }} />}
          <PersonMenu person={person} />
        </div>
      </div>
    );
  return (
    <div className={css.both}>
      <div className={clsx(css.actions, css.wide)}>
        {status === 'connected' ? (
          <MessageButton person={person} variant="primary" />
        ) : (
          <PairButton
            person={person}
            wording="connect"
            isPending={status === 'pending_out'}
            size="md"
            variant="primary"
          />
        )}
        <PersonMenu
          person={person}
          connectionId={connection.connection_id}
          requestId={status === 'pending_out' ? requestId : undefined}
        />
      </div>
      <MentoringButton person={person} mentoring={mentoring} status={status} />
    </div>
  );
}

function Unblock({ person }: { readonly person: ChatPartner }) {
  const dispatch = useAppDispatch();
  return (
    <div className={css.asked}>
      <p>{texts.youBlocked(nameOf(person))}</p>
      <Button onClick={() => void dispatch(unblockPerson(person))}>{texts.unblock}</Button>
    </div>
  );
}
