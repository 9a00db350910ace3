import { useId, useState } from 'react';
import { researchMessages } from '#contract/messages';
import { Tabs } from '#shared/ui/Tabs';
import { CollabRequests } from './collaboration/CollabRequests';
import { useRequestCount } from './collaboration/useRequestCount';
import { UserPapers } from './papers/UserPapers';
import css from './ResearchOf.module.css';
import { UploadPaper } from './upload/UploadPaper';
import { OwnWorks } from './work/OwnWorks';
import { PostWork } from './work/PostWork';

interface ResearchOfProps {
  readonly userId: number;
  /** Whether it is the reader's own profile. */
  readonly isOwn: boolean;
}

/** What a profile shows of research: somebody's papers, or the reader's own tools. */
export function ResearchOf({ userId, isOwn }: ResearchOfProps) {
  return isOwn ? <OwnResearch userId={userId} /> : <UserPapers userId={userId} />;
}

const { tabs } = researchMessages;

function OwnResearch({ userId }: { readonly userId: number }) {
  const [tab, setTab] = useState('upload');
  const requests = useRequestCount();
  return (
    <Tabs
      look="pills"
      label="Your research"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'upload', label: tabs.upload, content: <OwnPapers userId={userId} /> },
        { value: 'post', label: tabs.postResearch, content: <PostWork /> },
        {
          value: 'requests',
          label: tabs.collabRequests,
          ...requests,
          content: <CollabRequests emptyText={researchMessages.noRequests} />,
        },
        { value: 'working', label: tabs.currentlyWorking, content: <OwnWorks /> },
      ]}
    />
  );
}

/** The way to bring a paper here, and what the reader brought so far, to be edited or taken away. */
function OwnPapers({ userId }: { readonly userId: number }) {
  const headingId = useId();
  return (
    <div className={css.papers}>
      <UploadPaper />
      <section aria-labelledby={headingId} className={css.papers}>
        <h2 id={headingId} className={css.heading}>
          Your papers
        </h2>
        <UserPapers userId={userId} />
      </section>
    </div>
  );
}
