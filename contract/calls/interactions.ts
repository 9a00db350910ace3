import { Type } from '@sinclair/typebox';
import { CommentInThread, CommentRef, LikeState, ReplyPage } from '../entities/comment';
import { Attendee, MyRsvp, RsvpCounts, RsvpStatus, SetRsvp } from '../entities/event';
import { WantedQuotes } from '../entities/paperQuote';
import { ListedPerson } from '../entities/person';
import { SharedPost } from '../entities/post';
import { COMMENT_MAX_LENGTH, COMMENTS_PAGE_SIZE, MAX_ID, MAX_PAGE_SIZE } from '../limits';
import { defineCall } from '../defineCall';
import { IdText, RepeatedId, SentIdOrNull, Url, integerText, pageQuery, record } from '../schema';
import { at, idParams, shareToken, text } from './common';

const tag = 'Interactions';
const postParams = record({ post_id: IdText });
const commentParams = record({ comment_id: IdText });
const commentBody = record({
  post_id: Type.Optional(RepeatedId),
  content: text(COMMENT_MAX_LENGTH),
  parent_id: Type.Optional(SentIdOrNull),
  quotes: Type.Optional(WantedQuotes),
});

export const interactionCalls = {
  like: defineCall({
    ...at('like'),
    tag,
    access: 'verified',
    summary: 'Toggle a like of a post or a comment, or set it with `liked`',
    bodyKind: 'json',
    body: record({
      /** May be left out with a `comment_id`. */
      post_id: Type.Optional(SentIdOrNull),
      comment_id: Type.Optional(SentIdOrNull),
      liked: Type.Optional(Type.Boolean()),
    }),
    response: LikeState,
  }),
  listPostLikes: defineCall({
    ...at('listPostLikes'),
    tag,
    access: 'verified',
    summary: 'The people who like a post: connections first, then the newest likes',
    params: postParams,
    query: record(pageQuery()),
    response: record({ people: Type.Array(ListedPerson) }),
  }),
  listCommentLikes: defineCall({
    ...at('listCommentLikes'),
    tag,
    access: 'verified',
    summary: 'The people who like a comment: connections first, then the newest likes',
    params: commentParams,
    query: record(pageQuery()),
    response: record({ people: Type.Array(ListedPerson) }),
  }),
  listComments: defineCall({
    ...at('listComments'),
    tag,
    access: 'verified',
    summary: 'Comments of a post, oldest first, the first replies nested',
    params: postParams,
    query: record({
      limit: Type.Optional(integerText({ minimum: 1, maximum: COMMENTS_PAGE_SIZE })),
      offset: Type.Optional(integerText({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    response: record({ comments: Type.Array(CommentRef) }),
  }),
  listReplies: defineCall({
    ...at('listReplies'),
    tag,
    access: 'verified',
    summary: 'Replies to a comment, oldest first, after the reply `after_id`',
    params: record({ post_id: IdText, comment_id: IdText }),
    query: record({
      limit: Type.Optional(integerText({ minimum: 1, maximum: MAX_PAGE_SIZE })),
      after_id: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
    }),
    response: ReplyPage,
  }),
  createComment: defineCall({
    ...at('createComment'),
    tag,
    access: 'verified',
    summary: 'Comment on a post',
    params: postParams,
    bodyKind: 'json',
    body: commentBody,
    acceptsKey: true,
    response: CommentRef,
  }),
  replyToComment: defineCall({
    ...at('replyToComment'),
    tag,
    access: 'verified',
    summary: 'Reply to a comment',
    params: record({ post_id: IdText, comment_id: IdText }),
    bodyKind: 'json',
    body: commentBody,
    acceptsKey: true,
    response: CommentRef,
  }),
  readComment: defineCall({
    ...at('readComment'),
    tag,
    access: 'verified',
    summary: 'One comment, with the comments above it',
    params: commentParams,
    response: CommentInThread,
  }),
  editComment: defineCall({
    ...at('editComment'),
    tag,
    access: 'verified',
    summary: 'Change the text of an own comment',
    params: commentParams,
    bodyKind: 'json',
    body: record({ content: text(COMMENT_MAX_LENGTH) }),
    response: CommentRef,
  }),
  deleteComment: defineCall({
    ...at('deleteComment'),
    tag,
    access: 'verified',
    summary: 'Delete an own comment, or one on an own post',
    params: commentParams,
    status: 204,
    response: null,
  }),
  sharePost: defineCall({
    ...at('sharePost'),
    tag,
    access: 'verified',
    summary: 'A public link to a post, the same each time',
    params: postParams,
    bodyKind: 'json',
    body: record({ post_id: Type.Optional(RepeatedId) }),
    response: record({ share_link: Url }),
  }),
  unsharePost: defineCall({
    ...at('unsharePost'),
    tag,
    access: 'verified',
    summary: 'Stop sharing a post by link',
    params: postParams,
    status: 204,
    response: null,
  }),
  readSharedPost: defineCall({
    ...at('readSharedPost'),
    tag,
    access: 'anonymous',
    summary: 'A shared post',
    params: record({ token: shareToken }),
    response: SharedPost,
  }),
  /** A successful response is the file itself. */
  readSharedFile: defineCall({
    ...at('readSharedFile'),
    tag,
    access: 'anonymous',
    summary: 'A picture, video or document of a shared post',
    params: record({ token: shareToken, file_id: IdText }),
    response: null,
  }),
  listAttendees: defineCall({
    ...at('listAttendees'),
    tag,
    access: 'verified',
    summary: 'People going to an event',
    params: idParams,
    response: Type.Array(Attendee),
  }),
  setRsvp: defineCall({
    ...at('setRsvp'),
    tag,
    access: 'verified',
    summary: "Set the caller's RSVP to an event; with `waitlist`, wait for a place if it is full",
    params: idParams,
    bodyKind: 'json',
    body: record({
      event_id: Type.Optional(RepeatedId),
      status: RsvpStatus,
      waitlist: Type.Optional(Type.Boolean()),
    }),
    response: SetRsvp,
  }),
  deleteRsvp: defineCall({
    ...at('deleteRsvp'),
    tag,
    access: 'verified',
    summary: "Remove the caller's RSVP",
    params: idParams,
    status: 204,
    response: null,
  }),
  readMyRsvp: defineCall({
    ...at('readMyRsvp'),
    tag,
    access: 'verified',
    summary: "The caller's RSVP",
    params: idParams,
    response: MyRsvp,
  }),
  readRsvpCounts: defineCall({
    ...at('readRsvpCounts'),
    tag,
    access: 'verified',
    summary: 'Numbers of people going and interested',
    query: record({ event_id: IdText }),
    response: RsvpCounts,
  }),
};
