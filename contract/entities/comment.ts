import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, Iso, nullable, record } from '../schema';
import { PaperQuotes, type PaperQuote } from './paperQuote';
import { named } from './person';

/** The author of a comment, without an id if the comment was removed. */
const CommentAuthor = record({ ...named, id: Type.Optional(Id) });
type CommentAuthor = Static<typeof CommentAuthor>;

export interface Comment {
  id: number;
  content: string;
  created_at: string;
  user: CommentAuthor;
  /** The oldest replies. `total_replies` shows whether there are more. */
  replies: Comment[];
  parent_id: number | null;
  total_likes: number;
  user_liked: boolean;
  /** The names in `content`, without `@`, of people whom the reader may see. */
  mentions: string[];
  quotes?: PaperQuote[];
  /** When its author last changed it. */
  edited_at: string | null;
  /** It was removed, and stays only because of its replies. */
  deleted?: true;
  /** Direct replies visible to the reader, up to {@link REPLIES_COUNT_MAX}. Beyond SPEC. */
  total_replies: number;
}

/** A comment and the first replies to it, at most {@link COMMENT_MAX_DEPTH} levels deep. */
export const Comment = Type.Unsafe<Comment>({
  $id: 'Comment',
  ...record({
    id: Id,
    content: Type.String(),
    created_at: Iso,
    user: CommentAuthor,
    replies: Type.Array(Type.Unsafe<Comment>({ $ref: 'Comment#' })),
    parent_id: nullable(Id),
    total_likes: Count,
    user_liked: Type.Boolean(),
    mentions: Type.Array(Type.String()),
    quotes: PaperQuotes,
    edited_at: nullable(Iso),
    deleted: Type.Optional(Type.Literal(true)),
    total_replies: Count,
  }),
});

/** The schema for a comment in a response. {@link Comment} itself is registered once by its id. */
export const CommentRef = Type.Unsafe<Comment>({ $ref: 'Comment#' });

/** A page of replies to one comment, oldest first. Pass `last_id` to read the next page. */
export const ReplyPage = record({
  replies: Type.Array(CommentRef),
  total_replies: Count,
  has_more: Type.Boolean(),
  last_id: Count,
});
export type ReplyPage = Static<typeof ReplyPage>;

/** One comment with its first replies, the comments above it from the first level, and its post. */
export const CommentInThread = record({
  comment: CommentRef,
  ancestors: Type.Array(CommentRef),
  post_id: Id,
});
export type CommentInThread = Static<typeof CommentInThread>;

export const LikeState = record({ total_likes: Count, user_liked: Type.Boolean() });
export type LikeState = Static<typeof LikeState>;
