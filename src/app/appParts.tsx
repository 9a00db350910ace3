import { lazy } from 'react';
import type { Parts } from '../shared/parts/parts';
import { MeMenuOnProfile } from './shell/MeMenu';

interface OfPost {
  readonly postId: number;
}

/** What features show of each other, fetched when it is shown. To hand out one more, add its line. */
export const appParts: Parts = {
  UpcomingEvents: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "feed-sides" */ '../features/events/UpcomingEvents')
    ).UpcomingEvents,
  })),
  ConnectedUniversities: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "feed-sides" */ '../features/universities/ConnectedUniversities'
      )
    ).ConnectedUniversities,
  })),
  PeopleYouMayKnow: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "feed-sides" */ '../features/connections/PeopleYouMayKnow')
    ).PeopleYouMayKnow,
  })),
  RsvpButtons: lazy(async () => ({
    default: (await import(/* webpackChunkName: "rsvp" */ '../features/events/RsvpButtons'))
      .RsvpButtons,
  })),
  RsvpCounts: lazy(async () => ({
    default: (await import(/* webpackChunkName: "rsvp" */ '../features/events/RsvpCounts'))
      .RsvpCounts,
  })),
  Comments: lazy(async () => {
    const { CommentSection } = await import(
      /* webpackChunkName: "comments" */ '../features/feed/comments/CommentSection'
    );
    return {
      default: ({ postId }: OfPost) => (
        <CommentSection id={`comments-of-${postId}`} postId={postId} />
      ),
    };
  }),
  ShareButton: lazy(async () => {
    const { ShareButton } = await import(
      /* webpackChunkName: "share-button" */ '../features/feed/share/ShareButton'
    );
    return { default: ({ postId }: OfPost) => <ShareButton post={{ id: postId }} /> };
  }),
  PostList: lazy(async () => ({
    default: (await import(/* webpackChunkName: "view-posts" */ '../features/feed/list/ViewPosts'))
      .ViewPosts,
  })),
  WritePost: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "write-post" */ '../features/feed/composer/WritePost')
    ).WritePost,
  })),
  ConnectionActions: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "route-profile" */ '../features/connections/ConnectionActions'
      )
    ).ConnectionActions,
  })),
  Friends: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "route-profile" */ '../features/connections/Friends')
    ).Friends,
  })),
  ChangePicture: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "route-complete-profile" */ '../features/session/own/ChangePicture'
      )
    ).ChangePicture,
  })),
  OwnProfileTools: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "route-complete-profile" */ '../features/session/own/OwnProfileTools'
      )
    ).OwnProfileTools,
  })),
  MeMenu: MeMenuOnProfile,
  ResearchOf: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "route-research" */ '../features/research/ResearchOf')
    ).ResearchOf,
  })),
  AskUButton: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "asku-button" */ '../features/chatbot/asku/AskUButton')
    ).AskUButton,
  })),
  WhoWorksOnThis: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "people-search" */ '../features/people-search/WhoWorksOnThis'
      )
    ).WhoWorksOnThis,
  })),
};
