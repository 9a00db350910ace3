import { Hash, Landmark, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FeedScope } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { paths } from '#shared/paths';
import { useAppSelector } from '#shared/store/hooks';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { Card } from '#shared/ui/layout/Card';
import * as texts from '../texts';

interface NoScopePostsProps {
  readonly scope: Exclude<FeedScope, 'everyone'>;
}

/** An empty view of the feed, with a link to what fills it. */
export function NoScopePosts({ scope }: NoScopePostsProps) {
  const me = useAppSelector((state) => state.session.me);
  const university = me?.university_name ?? null;
  const views = {
    connections: {
      icon: Users,
      text: texts.noConnectionsPosts,
      to: paths.connections,
      link: texts.findPeopleToConnect,
    },
    university: university
      ? {
          icon: Landmark,
          text: texts.noUniversityPosts(university),
          to: paths.university(university),
          link: texts.seeMembers,
        }
      : {
          icon: Landmark,
          text: texts.noUniversity,
          to: paths.profile(me?.username ?? ''),
          link: texts.goToProfile,
        },
    followed: {
      icon: Hash,
      text: texts.noFollowedPosts,
      to: paths.search,
      link: texts.searchHashtags,
    },
  } as const;
  const { icon, text, to, link } = views[scope];
  return (
    <Card edgeToEdge>
      <EmptyState
        icon={icon}
        title={feedMessages.empty}
        text={text}
        action={<Link to={to}>{link}</Link>}
      />
    </Card>
  );
}
