import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Profile } from '#contract/entities/person';
import { usePart } from '#shared/parts/parts';
import { SkeletonCard } from '#shared/ui/SkeletonCard';
import { Tabs } from '#shared/ui/Tabs';
import css from './ProfileTabs.module.css';
import { ResearchTab } from './ResearchTab';
import { ShownPart } from './ShownPart';

interface ProfileTabsProps {
  readonly profile: Profile;
  readonly isOwner: boolean;
}

/** What somebody wrote, and works on. An address that ends in `research` opens the latter. */
export function ProfileTabs({ profile, isOwner }: ProfileTabsProps) {
  const { '*': rest = '' } = useParams();
  const [tab, setTab] = useState(rest.startsWith('research') ? 'research' : 'posts');
  return (
    <Tabs
      label={`What ${profile.username} shares`}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: 'posts',
          label: 'Posts',
          content: <Posts profile={profile} isOwner={isOwner} />,
        },
        {
          value: 'research',
          label: 'Research',
          content: <ResearchTab userId={profile.id} isOwner={isOwner} />,
        },
      ]}
    />
  );
}

function Posts({ profile: { id, username }, isOwner }: ProfileTabsProps) {
  const PostList = usePart('PostList');
  const WritePost = usePart('WritePost');
  return (
    <div className={css.posts}>
      {isOwner ? <ShownPart of={WritePost} props={{}} fallback={<SkeletonCard />} /> : null}
      <ShownPart
        of={PostList}
        props={{ view: { kind: 'user', userId: id }, label: `Posts of ${username}` }}
        part="list"
        fallback={<SkeletonCard />}
      />
    </div>
  );
}
