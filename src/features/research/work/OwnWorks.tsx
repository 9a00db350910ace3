import { FlaskConical } from 'lucide-react';
import { researchMessages } from '#contract/messages';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import { PagedList } from '../list/PagedList';
import * as texts from '../texts';
import { OpenSwitch } from './OpenSwitch';
import { OwnWorkOptions } from './OwnWorkOptions';
import { Collaborators } from './Collaborators';
import { WorkCard } from './WorkCard';
import { useListOwnResearchInfiniteQuery } from './workApi';

/** The user's own work and collaborators. */
export function OwnWorks() {
  return (
    <PagedList
      query={useListOwnResearchInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })}
      label={texts.yourWork}
      failedText={researchMessages.researchFailed}
      empty={{
        icon: FlaskConical,
        title: researchMessages.noResearch,
        action: <LinkButton to={paths.postResearch}>{texts.shareWork}</LinkButton>,
      }}
    >
      {(work) => (
        <WorkCard work={work} aside={<OwnWorkOptions work={work} />}>
          <Collaborators people={work.collaborators ?? []} />
          <OpenSwitch work={work} />
        </WorkCard>
      )}
    </PagedList>
  );
}
