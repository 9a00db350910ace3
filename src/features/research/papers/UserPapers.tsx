import { FlaskConical } from 'lucide-react';
import { profileMessages, researchMessages } from '#contract/messages';
import { PagedList } from '../list/PagedList';
import { PaperCard } from './PaperCard';
import { useListPapersOfUserInfiniteQuery } from './papersApi';

/** Everything one person brought here. */
export function UserPapers({ userId }: { readonly userId: number }) {
  return (
    <PagedList
      query={useListPapersOfUserInfiniteQuery(userId, { refetchOnMountOrArgChange: true })}
      label="Papers"
      failedText={profileMessages.papersFailed}
      empty={{ icon: FlaskConical, title: researchMessages.noPapers }}
    >
      {(paper) => <PaperCard paper={paper} />}
    </PagedList>
  );
}
