import { FlaskConical } from 'lucide-react';
import { researchMessages } from '#contract/messages';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import { PagedList } from '../list/PagedList';
import * as texts from '../texts';
import { LinkedWorkFault } from './LinkedWorkFault';
import { RequestButton } from './RequestButton';
import { useLinkedWork, withLinkedWork } from './useLinkedWork';
import { WorkCard } from './WorkCard';
import { useListResearchOfOthersInfiniteQuery } from './workApi';

/**
 * The current work of others, with buttons to join. Work that the address links to is first, and
 * highlighted.
 */
export function CurrentWorks() {
  const readerId = useAppSelector(selectUserId);
  const linked = useLinkedWork();
  const works = withLinkedWork(
    useListResearchOfOthersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }),
    linked,
  );
  const isListed = works.data?.pages.flat().some(({ id }) => id === linked.id);
  return (
    <PagedList
      query={works}
      focusId={linked.id}
      above={
        linked.error === undefined || isListed ? null : (
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
  );
}
