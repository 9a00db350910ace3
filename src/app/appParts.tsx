import { lazy } from 'react';
import type { Parts } from '../shared/parts/parts';

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
};
