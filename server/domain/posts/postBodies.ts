import { LRUCache } from 'lru-cache';
import type { ShownOwnPart } from '#domain/events';
import { allowedActions } from './postActions';
import { presentPost } from './postPresenter';
import type { PostRow } from './selectPosts';

const MOST_BYTES = 32 * 2 ** 20;
/** The size of an entry besides its text, in bytes. */
const ENTRY_BYTES = 300;
/** A character takes one byte, or two if the text has any beyond Latin-1. */
const CHARACTER_BYTES = 2;

/** The JSON of a post without what differs from reader to reader. */
export interface PostBody {
  /** Differs after every change of a row that the body is built from. */
  version: string;
  /** The members after the reader's own. Ends before the reader's own part of an event. */
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
  const { user_liked: _liked, mentions: _mentions, can: _can, event, ...shared } = presentPost(row);
  const members = JSON.stringify(shared).slice(1, -1);
  if (!event) return { version, text: `${members},"event":null}`, hasEvent: false };
  const {
    my_rsvp: _rsvp,
    my_waiting_position: _position,
    online_url: _url,
    join_note: _note,
    ...details
  } = event;
  const text = `${members},"event":${JSON.stringify(details).slice(0, -1)},`;
  return { version, text, hasEvent: true };
}

/** The members that differ between readers. `ownPart` is null if the post has no event. */
export interface OwnMembers {
  is_own: boolean;
  user_liked: boolean;
  mentions: readonly string[];
  ownPart: ShownOwnPart | null;
}

/** The JSON of a post as a reader sees it. */
export function completeBody({ text, hasEvent }: PostBody, own: OwnMembers): string {
  const { user_liked, mentions, ownPart } = own;
  const members = { user_liked, mentions, can: allowedActions(own.is_own) };
  const start = `${JSON.stringify(members).slice(0, -1)},${text}`;
  return hasEvent ? `${start}${JSON.stringify(ownPart ?? {}).slice(1)}}` : start;
}
