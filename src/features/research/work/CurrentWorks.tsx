import { FlaskConical } from 'lucide-react';
import { researchMessages } from '#contract/messages';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import { MyRequests } from '../collaboration/MyRequests';
import { PagedList } from '../list/PagedList';
import * as texts from '../texts';
import css from './CurrentWorks.module.css';
import { LinkedWorkFault } from './LinkedWorkFault';
import { RequestButton } from './RequestButton';
import { useLinkedWork, withLinkedWork } from './useLinkedWork';
import { WorkCard } from './WorkCard';
import {
  useListMyCollaborationRequestsInfiniteQuery,
  useListResearchOfOthersInfiniteQuery,
} from './workApi';

/**
 * The user's own requests, and the current work of others with buttons to join. Work that the
 * address links to is first, and highlighted.
 */
export function CurrentWorks() {
  const readerId = useAppSelector(selectUserId);
  const linked = useLinkedWork();
  const requests = useListMyCollaborationRequestsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const works = withLinkedWork(
    useListResearchOfOthersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }),
    // The requests are above, so the list waits for them as well.
    { work: linked.work, isPending: linked.isPending || requests.isLoading },
  );
  return (
    <div className={css.works}>
      <MyRequests query={requests} />
      <PagedList
        query={works}
        focusId={linked.id}
        above={
          linked.error === undefined ? null : (
            <LinkedWorkFault error={linked.error} onRetry={() => void linked.refetch()} />
          )
        }
        label={texts.worksOfOthers}
        failedText={researchMessages.recentFailed}
        empty={{
          icon: FlaskConical,
          title: researchMessages.recentEmpty,
          action: (
            <LinkButton to={paths.postResearch}>{researchMessages.tabs.postResearch}</LinkButton>
          ),
        }}
      >
        {(work) => (
          <WorkCard work={work} isLinked={work.id === linked.id}>
            {work.user?.id === readerId ? null : <RequestButton work={work} />}
          </WorkCard>
        )}
      </PagedList>
    </div>
  );
}
