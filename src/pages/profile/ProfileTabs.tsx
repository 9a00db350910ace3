import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Profile } from '#contract/entities/person';
import { WritePost } from '#features/feed/composer/WritePost';
import { startWriting } from '#features/feed/list/feedDom';
import { ResearchOf } from '#features/research/ResearchOf';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { Button } from '#shared/ui/buttons/Button';
import { Tabs } from '#shared/ui/layout/Tabs';
import * as texts from '#features/profile/texts';
import { nameOf } from '#shared/lib/people';
import { whoWorksOn } from '../parts/people';
import { PostsOf } from '../parts/posts';
import css from './ProfileTabs.module.css';

interface ProfileTabsProps {
  readonly profile: Profile;
  readonly isOwner: boolean;
}

/**
 * A person's posts and research as tabs. An address that ends in `research` opens the second tab.
 */
export function ProfileTabs({ profile, isOwner }: ProfileTabsProps) {
  const { '*': rest = '' } = useParams();
  const isResearch = rest.startsWith('research');
  const [tab, setTab] = useState(isResearch ? 'research' : 'posts');
  const place = useScrollHere(useMediaQuery(PHONE) && isResearch);
  return (
    <div ref={place}>
      <Tabs
        label={texts.postsAndResearchOf(nameOf(profile))}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'posts',
            label: texts.posts,
            content: <Posts profile={profile} isOwner={isOwner} />,
          },
          {
            value: 'research',
            label: texts.research,
            content: (
              <PartBoundary part="list">
                <ResearchOf userId={profile.id} isOwn={isOwner} whoWorksOn={whoWorksOn} />
              </PartBoundary>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Scrolls to an element if `isWanted`, such as on phones, where it is far below the profile. */
function useScrollHere(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    // After the navigation has scrolled to the top.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return place;
}

const ownEmpty = {
  text: texts.noPostsYet,
  action: <Button onClick={startWriting}>{texts.writePost}</Button>,
};

function Posts({ profile, isOwner }: ProfileTabsProps) {
  return (
    <div className={css.posts}>
      {isOwner ? (
        <PartBoundary part="card">
          <WritePost />
        </PartBoundary>
      ) : null}
      <PartBoundary part="list">
        <PostsOf
          view={{ kind: 'user', userId: profile.id }}
          label={texts.postsBy(nameOf(profile))}
          empty={isOwner ? ownEmpty : undefined}
        />
      </PartBoundary>
    </div>
  );
}
