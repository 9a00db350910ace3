import { FlaskConical } from 'lucide-react';
import { researchMessages } from '#contract/messages';
import { PagedList } from '../list/PagedList';
import { OwnWorkOptions } from './OwnWorkOptions';
import { Together } from './Together';
import { WorkCard } from './WorkCard';
import { useListOwnResearchInfiniteQuery } from './workApi';

/** What the reader works on, and with whom. */
export function OwnWorks() {
  return (
    <PagedList
      query={useListOwnResearchInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
      label="Your current work"
      failedText={researchMessages.researchFailed}
      empty={{ icon: FlaskConical, title: researchMessages.noResearch }}
    >
      {(work) => (
        <WorkCard work={work} aside={<OwnWorkOptions work={work} />}>
          <Together people={work.collaborators ?? []} />
        </WorkCard>
      )}
    </PagedList>
  );
}
