import { connectionsPageMessages } from '#contract/messages';
import type { PendingRequest } from '#contract/entities/person';
import { useAppSelector } from '#shared/store/hooks';
import { toPartner } from '#shared/store/featureEvents';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { AnswerButtons } from './cards/AnswerButtons';
import { PresentAvatar } from './cards/PresentAvatar';
import { useListPendingRequestsQuery } from './state/connectionsApi';
import { selectAnswered } from './state/connectionsSlice';
import { RequestNote } from './mentoring/RequestNote';
import { emailOrPlace } from './emailOrPlace';
import { ListSection } from './ListSection';
import css from './personList.module.css';
import * as texts from './texts';

/**
 * Incoming connection requests. An answered request disappears at once, and returns if the call
 * fails.
 */
export function IncomingRequests() {
  const { data, isLoading, isError, isFetching, refetch } = useListPendingRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const answered = useAppSelector(selectAnswered);
  const waiting = (data ?? []).filter((request) => !answered[request.request_id]);
  return (
    <ListSection
      title={connectionsPageMessages.incoming}
      count={waiting.length > 0 ? texts.waiting(waiting.length) : undefined}
      size={waiting.length}
      isLoading={isLoading}
      isFailed={isError && !data}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      emptyText={connectionsPageMessages.noRequests}
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
  const { request_id: requestId, sender_id: id, profile_picture } = request;
  const person = toPartner(id, request, profile_picture);
  return (
    <PersonRow
      person={request}
      lines={[emailOrPlace(request)]}
      picture={<PresentAvatar person={person} size={48} />}
      note={<RequestNote request={request} />}
    >
      <AnswerButtons request={{ requestId, person }} />
    </PersonRow>
  );
}
