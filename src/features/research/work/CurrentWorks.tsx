import { FlaskConical } from 'lucide-react';
import { researchMessages } from '#contract/messages';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import { PagedList } from '../list/PagedList';
import * as texts from '../texts';
import { RequestButton } from './RequestButton';
import { WorkCard } from './WorkCard';
import { useListResearchOfOthersInfiniteQuery } from './workApi';

/** The current work of others, with buttons to join. */
export function CurrentWorks() {
  return (
    <PagedList
      query={useListResearchOfOthersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
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
        <WorkCard work={work}>
          <RequestButton work={work} />
        </WorkCard>
      )}
    </PagedList>
  );
}
