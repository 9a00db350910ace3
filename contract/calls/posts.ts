import { Type } from '@sinclair/typebox';
import { FeedPage, FeedScope, FoundPosts, Post, PostType, SinglePost } from '../entities/post';
import { Event } from '../entities/event';
import { WantedQuotesField } from '../entities/paperQuote';
import { FoundPerson, Position } from '../entities/person';
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_JOIN_NOTE_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_ONLINE_URL_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  JPEG_MAX_BYTES,
  MEDIA_ALT_MAX_LENGTH,
  NUMBER_TEXT_MAX_LENGTH,
  POST_CONTENT_MAX_LENGTH,
  POST_DOCUMENT_MAX_BYTES,
  POST_FILES_MAX,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
  TIMEZONE_MAX_LENGTH,
} from '../limits';
import { defineCall } from '../defineCall';
import { IdText, Iso, oneOf, pageQuery, record } from '../schema';
import { at, idParams, keywordQuery, optionalText, text } from './common';

const tag = 'Posts';
const media = { media_file: { maxFiles: POST_FILES_MAX, maxBytes: POST_VIDEO_MAX_BYTES } };
const documents = {
  document_file: { maxFiles: POST_FILES_MAX, maxBytes: POST_DOCUMENT_MAX_BYTES },
};
const eventImage = {
  event_image: { maxFiles: 1, maxBytes: POST_IMAGE_MAX_BYTES, jpegMaxBytes: JPEG_MAX_BYTES },
};
const mediaFields = {
  /** A description of each file, in the order of the files. */
  media_alt: Type.Optional(
    Type.Array(Type.String({ maxLength: MEDIA_ALT_MAX_LENGTH }), { maxItems: POST_FILES_MAX }),
  ),
};
const content = optionalText(POST_CONTENT_MAX_LENGTH);
const quotes = Type.Optional(WantedQuotesField);
const eventFields = {
  event_title: text(EVENT_TITLE_MAX_LENGTH),
  event_description: text(EVENT_DESCRIPTION_MAX_LENGTH),
  event_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  event_time: Type.String({ pattern: '^\\d{2}:\\d{2}(:\\d{2})?$' }),
};
const optionalEventFields = {
  user_timezone: Type.Optional(Type.String({ maxLength: TIMEZONE_MAX_LENGTH })),
  location: optionalText(EVENT_LOCATION_MAX_LENGTH),
  // An empty text means none, and removes the one there is.
  event_end_date: Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })),
  event_end_time: Type.Optional(Type.String({ pattern: '^(\\d{2}:\\d{2}(:\\d{2})?)?$' })),
  online_url: optionalText(EVENT_ONLINE_URL_MAX_LENGTH),
  join_note: optionalText(EVENT_JOIN_NOTE_MAX_LENGTH),
  capacity: Type.Optional(Type.String({ maxLength: NUMBER_TEXT_MAX_LENGTH })),
  content,
};

/** A page of events that follow the event `before_id` in the list. */
const beforeQuery = record(pageQuery({ before_id: Type.Optional(IdText) }));

/**
 * The same. With `coming_at`, events that are not over at this moment come first, the soonest first;
 * it must be the same for all pages of a list.
 */
const comingFirstQuery = record(
  pageQuery({ before_id: Type.Optional(IdText), coming_at: Type.Optional(Iso) }),
);

export const postCalls = {
  createTextPost: defineCall({
    ...at('createTextPost'),
    tag,
    access: 'verified',
    summary: 'Write a note',
    bodyKind: 'form',
    body: record({ content: text(POST_CONTENT_MAX_LENGTH), quotes }),
    status: 201,
    response: Post,
  }),
  createMediaPost: defineCall({
    ...at('createMediaPost'),
    tag,
    access: 'verified',
    summary: 'Post pictures and videos',
    bodyKind: 'multipart',
    body: record({ content, quotes, ...mediaFields }),
    files: { media_file: { ...media.media_file, required: true } },
    status: 201,
    response: Post,
  }),
  createDocumentPost: defineCall({
    ...at('createDocumentPost'),
    tag,
    access: 'verified',
    summary: 'Post documents',
    bodyKind: 'multipart',
    body: record({ content, quotes }),
    files: { document_file: { ...documents.document_file, required: true } },
    status: 201,
    response: Post,
  }),
  createEventPost: defineCall({
    ...at('createEventPost'),
    tag,
    access: 'verified',
    summary: 'Announce an event',
    bodyKind: 'multipart',
    body: record({ ...eventFields, ...optionalEventFields, quotes }),
    files: eventImage,
    status: 201,
    response: Post,
  }),
  updateTextPost: defineCall({
    ...at('updateTextPost'),
    tag,
    access: 'verified',
    summary: 'Edit a note',
    params: idParams,
    bodyKind: 'form',
    body: record({ content: Type.Optional(text(POST_CONTENT_MAX_LENGTH)) }),
    response: Post,
  }),
  updateMediaPost: defineCall({
    ...at('updateMediaPost'),
    tag,
    access: 'verified',
    summary: 'Edit a media post',
    params: idParams,
    bodyKind: 'multipart',
    body: record({ content, ...mediaFields }),
    files: media,
    response: Post,
  }),
  updateDocumentPost: defineCall({
    ...at('updateDocumentPost'),
    tag,
    access: 'verified',
    summary: 'Edit a document post',
    params: idParams,
    bodyKind: 'multipart',
    body: record({ content }),
    files: documents,
    response: Post,
  }),
  updateEventPost: defineCall({
    ...at('updateEventPost'),
    tag,
    access: 'verified',
    summary: 'Edit an event',
    params: idParams,
    bodyKind: 'multipart',
    body: record({
      event_title: Type.Optional(eventFields.event_title),
      event_description: Type.Optional(eventFields.event_description),
      event_date: Type.Optional(eventFields.event_date),
      event_time: Type.Optional(eventFields.event_time),
      ...optionalEventFields,
    }),
    files: eventImage,
    response: Post,
  }),
  deletePost: defineCall({
    ...at('deletePost'),
    tag,
    access: 'verified',
    summary: 'Delete a post',
    params: idParams,
    status: 204,
    response: null,
  }),
  listPosts: defineCall({
    ...at('listPosts'),
    tag,
    access: 'verified',
    summary: 'The feed, newest first; with `scope`, the posts of some people or hashtags only',
    query: record(
      pageQuery({
        scope: Type.Optional(FeedScope),
        user_id: Type.Optional(IdText),
        before_id: Type.Optional(IdText),
        post_type: Type.Optional(PostType),
      }),
    ),
    response: FeedPage,
  }),
  readPost: defineCall({
    ...at('readPost'),
    tag,
    access: 'verified',
    summary: 'One post',
    params: idParams,
    response: SinglePost,
  }),
  listEvents: defineCall({
    ...at('listEvents'),
    tag,
    access: 'verified',
    summary:
      'Upcoming events, soonest first; a single event with `event_id`; those of a time, also past ones, with `since` and `until`',
    query: record(
      pageQuery({
        event_id: Type.Optional(IdText),
        since: Type.Optional(Iso),
        until: Type.Optional(Iso),
      }),
    ),
    response: Type.Union([Type.Array(Event), Event]),
  }),
  listMyEvents: defineCall({
    ...at('listMyEvents'),
    tag,
    access: 'verified',
    summary:
      'Events the caller is going to, interested in or waiting for, the latest start first; with `coming_at`, those to come first, the soonest first',
    query: comingFirstQuery,
    response: Type.Array(Event),
  }),
  listHostedEvents: defineCall({
    ...at('listHostedEvents'),
    tag,
    access: 'verified',
    summary:
      "The caller's own events, the latest start first; with `coming_at`, those to come first, the soonest first",
    query: comingFirstQuery,
    response: Type.Array(Event),
  }),
  listPastEvents: defineCall({
    ...at('listPastEvents'),
    tag,
    access: 'verified',
    summary: 'Events that are over, the latest start first',
    query: beforeQuery,
    response: Type.Array(Event),
  }),
  searchPosts: defineCall({
    ...at('searchPosts'),
    tag,
    access: 'verified',
    summary: 'Search posts, best first',
    query: record(pageQuery(keywordQuery)),
    response: FoundPosts,
  }),
  searchPeople: defineCall({
    ...at('searchPeople'),
    tag,
    access: 'verified',
    summary:
      'People who work on a topic, with the evidence for each; without a topic, those of a position or who offer mentoring',
    query: record(
      pageQuery({
        keyword: Type.Optional(keywordQuery.keyword),
        position: Type.Optional(Position),
        mentoring: Type.Optional(oneOf('true', 'false')),
      }),
    ),
    response: record({ people: Type.Array(FoundPerson) }),
  }),
};
