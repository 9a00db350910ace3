import { useState } from 'react';
import { researchMessages } from '#contract/messages';
import { Tabs } from '../../shared/ui/Tabs';
import { CollabRequests } from './collaboration/CollabRequests';
import { useRequestCount } from './collaboration/useRequestCount';
import { UserPapers } from './papers/UserPapers';
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
  return isOwn ? <OwnResearch /> : <UserPapers userId={userId} />;
}

const { tabs } = researchMessages;

function OwnResearch() {
  const [tab, setTab] = useState('upload');
  const requests = useRequestCount();
  return (
    <Tabs
      look="pills"
      label="Your research"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'upload', label: tabs.upload, content: <UploadPaper /> },
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
