import { Type, type Static } from '@sinclair/typebox';
import { FEED_SCOPES } from '../limits';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { EventDetails, SharedEvent } from './event';
import { PaperQuotes } from './paperQuote';
import { Person } from './person';

export const PostType = oneOf('text', 'media', 'document', 'event');
export type PostType = Static<typeof PostType>;

/** A smaller copy of an image. Sizes are in pixels. */
export const Thumbnail = record({ url: Url, width: Count, height: Count });
export type Thumbnail = Static<typeof Thumbnail>;

/**
 * `thumbnails` are stills, ordered from narrowest to widest. `alt` describes an image. `animated`
 * means that `url` moves; one of its thumbnails is a still of the same size.
 */
export const PostMedia = record({
  url: Url,
  kind: oneOf('image', 'video'),
  width: Type.Optional(Count),
  height: Type.Optional(Count),
  thumbnail_url: Type.Optional(Url),
  thumbnails: Type.Array(Thumbnail),
  animated: Type.Optional(Type.Boolean()),
  alt: Type.Optional(Type.String()),
});
export type PostMedia = Static<typeof PostMedia>;

export const PostDocument = record({
  url: Url,
  name: Type.String(),
  size: Count,
  type: Type.String(),
});
export type PostDocument = Static<typeof PostDocument>;

/** An action on a post that not every reader may take. */
export const PostAction = oneOf('comment', 'edit', 'delete', 'share', 'report');
export type PostAction = Static<typeof PostAction>;

/** One post of the feed. */
export const Post = record({
  id: Id,
  user: Person,
  content: Type.String(),
  created_at: Iso,
  edited_at: nullable(Iso),
  post_type: PostType,
  media_url: nullable(Url),
  document_url: nullable(Url),
  media: Type.Array(PostMedia),
  documents: Type.Array(PostDocument),
  event: nullable(EventDetails),
  user_liked: Type.Boolean(),
  total_likes: Count,
  total_comments: Count,
  hashtags: Type.Array(Type.String()),
  /** The names in `content`, without `@`, of people whom the reader may see. */
  mentions: Type.Array(Type.String()),
  quotes: PaperQuotes,
  /** The actions that its reader may take. Posts of older logs have none. */
  can: Type.Optional(Type.Array(PostAction)),
});
export type Post = Static<typeof Post>;

/** A post on its own. `post` repeats it, for clients that look for it there. */
export const SinglePost = record({ ...Post.properties, post: Type.Optional(Post) });
export type SinglePost = Static<typeof SinglePost>;

export const FeedScope = oneOf(...FEED_SCOPES);
export type FeedScope = Static<typeof FeedScope>;

/** A page of the feed, newest first. */
export const FeedPage = record({
  posts: Type.Array(Post),
  scope: FeedScope,
});
export type FeedPage = Static<typeof FeedPage>;

/** Posts that match a search, best first, and the matched words in lower case. */
export const FoundPosts = record({
  posts: Type.Array(Post),
  matched_words: Type.Array(Type.String()),
});
export type FoundPosts = Static<typeof FoundPosts>;

/**
 * A shared post as shown to readers without an account. The addresses in it are valid only while
 * the link is. `calendar_url` is the address of the event as an .ics file.
 */
export const SharedPost = record({
  title: Type.String(),
  content: Type.String(),
  post_type: PostType,
  media_url: nullable(Url),
  media: Type.Array(PostMedia),
  documents: Type.Array(PostDocument),
  event: nullable(SharedEvent),
  calendar_url: nullable(Url),
  created_at: Iso,
  user: Type.Pick(Person, ['username', 'display_name', 'profile_picture']),
});
export type SharedPost = Static<typeof SharedPost>;
