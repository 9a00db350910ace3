import { LRUCache } from 'lru-cache';
import type { EventDetails } from '#contract/entities/event';
import type { PaperQuote } from '#contract/entities/paperQuote';
import type { Post } from '#contract/entities/post';
import { allowedActions } from '#contract/postActions';
import type { ShownOwnPart } from '#domain/events';
import { presentPost } from './postPresenter';
import type { PostRow } from './selectPosts';

const MOST_BYTES = 32 * 2 ** 20;
/** The size of an entry besides its texts, in bytes; measured with plain notes. */
const ENTRY_BYTES = 2_000;
/** A character takes one byte, or two if the text has any beyond Latin-1. */
const CHARACTER_BYTES = 2;

/** A presented post without the members that differ between readers. */
export interface PostBody {
  /** Differs after every change of a row that the body is built from. */
  version: string;
  post: Omit<Post, 'user_liked' | 'mentions' | 'quotes' | 'can' | 'event'>;
  event: Omit<EventDetails, keyof ShownOwnPart> | null;
}

/** Bodies by the id of their post, the least recently read leaving first. */
export type PostBodies = LRUCache<number, PostBody>;

/** Creates an empty cache that holds about this many bytes at most. */
export const createPostBodies = (mostBytes = MOST_BYTES): PostBodies =>
  new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: (body) => ENTRY_BYTES + CHARACTER_BYTES * JSON.stringify(body).length,
  });

/** Builds the body of a row, whoever it was selected for. */
export function buildBody(row: PostRow, version: string): PostBody {
  const {
    user_liked: _liked,
    mentions: _mentions,
    quotes: _quotes,
    can: _can,
    event,
    ...post
  } = presentPost(row);
  if (!event) return { version, post, event };
  const {
    my_rsvp: _rsvp,
    my_waiting_position: _position,
    online_url: _url,
    join_note: _note,
    ...details
  } = event;
  return { version, post, event: details };
}

/** The members that differ between readers. `ownPart` is null if the post has no event. */
export interface OwnMembers {
  is_own: boolean;
  user_liked: boolean;
  mentions: string[];
  /** Null if it has none. */
  quotes: PaperQuote[] | null;
  ownPart: ShownOwnPart | null;
}

/** The post as a reader sees it. */
export function completeBody({ post, event }: PostBody, own: OwnMembers): Post {
  const { is_own, user_liked, mentions, quotes, ownPart } = own;
  return {
    ...post,
    event: event && ownPart && { ...event, ...ownPart },
    user_liked,
    mentions,
    ...(quotes ? { quotes } : {}),
    can: [...allowedActions(is_own)],
  };
}
