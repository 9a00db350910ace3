import { useId, useState } from 'react';
import { researchMessages } from '#contract/messages';
import { Tabs } from '#shared/ui/layout/Tabs';
import { CollabRequests, useRequestCount } from './collaboration/CollabRequests';
import { UserPapers, type UserPapersProps } from './papers/lists/UserPapers';
import css from './ResearchOf.module.css';
import * as texts from './texts';
import { UploadPaper } from './upload/UploadPaper';
import { OwnWorks } from './work/OwnWorks';
import { PostWork } from './work/PostWork';

interface ResearchOfProps extends UserPapersProps {
  /** Whether it is the reader's own profile. */
  readonly isOwn: boolean;
}

/**
 * The research section of a profile: the person's papers, or the user's own tools on their own
 * profile.
 */
export function ResearchOf({ isOwn, ...owner }: ResearchOfProps) {
  return isOwn ? <OwnResearch {...owner} /> : <UserPapers {...owner} />;
}

const { tabs } = researchMessages;

function OwnResearch(owner: UserPapersProps) {
  const [tab, setTab] = useState('upload');
  const requests = useRequestCount();
  return (
    <Tabs
      look="pills"
      label={texts.yourResearch}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'upload', label: tabs.upload, content: <OwnPapers {...owner} /> },
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

/** The upload form, and the user's own papers, which they can edit or delete. */
function OwnPapers(owner: UserPapersProps) {
  const headingId = useId();
  return (
    <div className={css.papers}>
      <UploadPaper />
      <section aria-labelledby={headingId} className={css.papers}>
        <h2 id={headingId} className={css.heading}>
          {texts.yourPapers}
        </h2>
        <UserPapers {...owner} />
      </section>
    </div>
  );
}
