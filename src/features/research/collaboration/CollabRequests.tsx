import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { CollaborationRequest } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import { PagedList } from '../list/PagedList';
import { useListCollaborationRequestsInfiniteQuery } from '../work/workApi';
import * as texts from '../texts';
import { AcceptedNotice } from './AcceptedNotice';
import { CollabRequestCard } from './CollabRequestCard';
import css from './CollabRequests.module.css';

interface CollabRequestsProps {
  readonly emptyText: string;
}

/** The requests to join the user's work, and the ones they have just accepted. */
export function CollabRequests({ emptyText }: CollabRequestsProps) {
  const [accepted, setAccepted] = useState<readonly CollaborationRequest[]>([]);
  return (
    <div className={css.requests}>
      {accepted.map((request) => (
        <AcceptedNotice key={request.id} request={request} />
      ))}
      <PagedList
        query={useListCollaborationRequestsInfiniteQuery(undefined, {
          refetchOnMountOrArgChange: true,
        })}
        label={texts.collaborationRequests}
        failedText={researchMessages.requestsFailed}
        empty={{
          icon: Inbox,
          title: emptyText,
          action: (
            <LinkButton to={paths.postResearch}>{researchMessages.tabs.postResearch}</LinkButton>
          ),
        }}
      >
        {(request) => (
          <CollabRequestCard
            request={request}
            onAccepted={() => setAccepted((known) => [request, ...known])}
          />
        )}
      </PagedList>
    </div>
  );
}

/** Returns the number of loaded requests that wait for the user, and its label. */
export function useRequestCount(): { count: number; countLabel: string } {
  const { data } = useListCollaborationRequestsInfiniteQuery(undefined);
  const count = data?.pages.flat().length ?? 0;
  return { count, countLabel: texts.pendingRequests(count) };
}
