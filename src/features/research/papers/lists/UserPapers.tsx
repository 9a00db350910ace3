import { FlaskConical } from 'lucide-react';
import { profileMessages, researchMessages } from '#contract/messages';
import { PagedList } from '../../list/PagedList';
import * as texts from '../../texts';
import { PaperCard } from '../PaperCard';
import { useListPapersOfUserInfiniteQuery } from '../papersApi';
import type { PeopleSlot } from '../PeopleDialog';

export interface UserPapersProps extends PeopleSlot {
  readonly userId: number;
}

/** All papers that one person uploaded. */
export function UserPapers({ userId, whoWorksOn }: UserPapersProps) {
  return (
    <PagedList
      query={useListPapersOfUserInfiniteQuery(userId, { refetchOnMountOrArgChange: true })}
      label={texts.papers}
      failedText={profileMessages.papersFailed}
      empty={{ icon: FlaskConical, title: researchMessages.noPapers }}
    >
      {(paper) => <PaperCard paper={paper} whoWorksOn={whoWorksOn} />}
    </PagedList>
  );
}
