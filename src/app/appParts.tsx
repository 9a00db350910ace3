import { lazyPart } from '#shared/lazy/lazyPart';
import type { Parts } from '#shared/parts/parts';
import { MeMenuOnProfile } from './shell/MeMenu';

interface OfPost {
  readonly postId: number;
}

/** What features show of each other, fetched when it is shown. To hand out one more, add its line. */
export const appParts: Parts = {
  UpcomingEvents: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "feed-sides" */ '#features/events/UpcomingEvents'))
        .UpcomingEvents,
  ),
  ConnectedUniversities: lazyPart(
    async () =>
      (
        await import(
          /* webpackChunkName: "feed-sides" */ '#features/universities/ConnectedUniversities'
        )
      ).ConnectedUniversities,
  ),
  PeopleYouMayKnow: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "feed-sides" */ '#features/connections/PeopleYouMayKnow'))
        .PeopleYouMayKnow,
  ),
  RsvpButtons: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "rsvp" */ '#features/events/RsvpButtons')).RsvpButtons,
  ),
  RsvpCounts: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "rsvp" */ '#features/events/RsvpCounts')).RsvpCounts,
  ),
  Comments: lazyPart(async () => {
    const { CommentSection } = await import(
      /* webpackChunkName: "comments" */ '#features/feed/comments/CommentSection'
    );
    return function CommentsOfPost({ postId }: OfPost) {
      return <CommentSection id={`comments-of-${postId}`} postId={postId} />;
    };
  }),
  ShareButton: lazyPart(async () => {
    const { ShareButton } = await import(
      /* webpackChunkName: "share-button" */ '#features/feed/share/ShareButton'
    );
    return function ShareOfPost({ postId }: OfPost) {
      return <ShareButton post={{ id: postId }} />;
    };
  }),
  PostList: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "view-posts" */ '#features/feed/list/ViewPosts'))
        .ViewPosts,
  ),
  WritePost: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "write-post" */ '#features/feed/composer/WritePost'))
        .WritePost,
  ),
  ConnectionActions: lazyPart(
    async () =>
      (
        await import(
          /* webpackChunkName: "route-profile" */ '#features/connections/ConnectionActions'
        )
      ).ConnectionActions,
  ),
  PersonMenu: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "person-menu" */ '#features/connections/PersonMenu'))
        .PersonMenu,
  ),
  Friends: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "route-profile" */ '#features/connections/Friends'))
        .Friends,
  ),
  ChangePicture: lazyPart(
    async () =>
      (
        await import(
          /* webpackChunkName: "route-complete-profile" */ '#features/session/own/ChangePicture'
        )
      ).ChangePicture,
  ),
  OwnProfileTools: lazyPart(
    async () =>
      (
        await import(
          /* webpackChunkName: "route-complete-profile" */ '#features/session/own/OwnProfileTools'
        )
      ).OwnProfileTools,
  ),
  MeMenu: MeMenuOnProfile,
  ResearchOf: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "route-research" */ '#features/research/ResearchOf'))
        .ResearchOf,
  ),
  AskUButton: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "asku-button" */ '#features/chatbot/asku/AskUButton'))
        .AskUButton,
  ),
  WhoWorksOnThis: lazyPart(
    async () =>
      (
        await import(
          /* webpackChunkName: "people-search" */ '#features/people-search/WhoWorksOnThis'
        )
      ).WhoWorksOnThis,
  ),
};
