import { createContext, useContext, type ComponentType } from 'react';
import type { EventDetails } from '#contract/entities/event';
import type { Post } from '#contract/entities/post';

/** A list of posts: everybody's of one kind, one person's, or of one group. */
export type PostListView =
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'events' }
  | { readonly kind: 'search'; readonly keyword: string }
  | { readonly kind: 'hashtag'; readonly hashtag: string | null }
  | { readonly kind: 'department'; readonly university: string; readonly department: string };

/** A file that can be handed to AskU; `url` is read with the session's token. */
export interface AskUFile {
  readonly url: string;
  readonly name: string;
}

/**
 * What one feature shows of another. Features do not know each other: the application hands these
 * parts out, and each feature uses them by name.
 */
export interface Parts {
  /** The next events, with every state they can be in. */
  UpcomingEvents: ComponentType;
  /** The universities with the most members. */
  ConnectedUniversities: ComponentType;
  /** A few people to pair with. */
  PeopleYouMayKnow: ComponentType;
  /** Going and Interested of one event; tells by `rsvpChanged` what came of it. */
  RsvpButtons: ComponentType<{
    readonly event: EventDetails;
    readonly postId?: number | undefined;
  }>;
  /** A list of posts that reads on at its end. */
  PostList: ComponentType<{ readonly view: PostListView; readonly label: string }>;
  /** Where a post is written, on the pages of its author. */
  WritePost: ComponentType;
  /** The comments of a post and the field for another. */
  Comments: ComponentType<{ readonly postId: number }>;
  /** What of a post stands under it: like, comment, share. */
  ShareButton: ComponentType<{ readonly post: Pick<Post, 'id'> }>;
}

export const PartsContext = createContext<Parts | null>(null);

/** The part of another feature. Throws where the application handed none out. */
export function usePart<Name extends keyof Parts>(name: Name): Parts[Name] {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error(`No parts were handed out; ${name} is wanted.`);
  return parts[name];
}
