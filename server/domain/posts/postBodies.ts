import { LRUCache } from 'lru-cache';
import { presentPost } from './postPresenter';
import type { PostRow } from './selectPosts';

const MOST_BYTES = 32 * 2 ** 20;
/** What an entry needs besides its text, in bytes. */
const ENTRY_BYTES = 300;
/** A character takes one byte, or two if the text has any beyond Latin-1. */
const CHARACTER_BYTES = 2;

/** The JSON of a post without what differs from reader to reader. */
export interface PostBody {
  /** Differs after every change of a row that the body is built from. */
  version: string;
  /** The members after `user_liked`. Ends before the value of `my_rsvp` if it has an event. */
  text: string;
  hasEvent: boolean;
}

/** Bodies by the id of their post, the least recently read leaving first. */
export type PostBodies = LRUCache<number, PostBody>;

/** Creates an empty cache that holds at most this many bytes. */
export const createPostBodies = (mostBytes = MOST_BYTES): PostBodies =>
  new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ text }) => ENTRY_BYTES + CHARACTER_BYTES * text.length,
  });

/** Builds the body of a row, whoever it was selected for. */
export function buildBody(row: PostRow, version: string): PostBody {
  const { user_liked: _liked, event, ...shared } = presentPost(row);
  const members = JSON.stringify(shared).slice(1, -1);
  if (!event) return { version, text: `${members},"event":null}`, hasEvent: false };
  const { my_rsvp: _rsvp, ...details } = event;
  const text = `${members},"event":${JSON.stringify(details).slice(0, -1)},"my_rsvp":`;
  return { version, text, hasEvent: true };
}

/** The JSON of a post as a reader sees it. */
export function completeBody(
  { text, hasEvent }: PostBody,
  own: { user_liked: boolean; my_rsvp: string | null },
): string {
  const start = `{"user_liked":${String(own.user_liked)},${text}`;
  return hasEvent ? `${start}${JSON.stringify(own.my_rsvp)}}}` : start;
}
