import { Type } from '@sinclair/typebox';
import { FoundPosts, Post, PostType } from '../entities/post';
import { Event } from '../entities/event';
import { FoundPerson } from '../entities/person';
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  MEDIA_ALT_MAX_LENGTH,
  POST_CONTENT_MAX_LENGTH,
  POST_DOCUMENT_MAX_BYTES,
  POST_FILES_MAX,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
  REPORT_REASON_MAX_LENGTH,
} from '../limits';
import { defineCall } from '../defineCall';
import { IdText, pageQuery, record } from '../schema';
import { at, Detail, idParams, keywordQuery, optionalText, text } from './common';

const tag = 'Posts';
const Posts = record({ posts: Type.Array(Post) });
const media = { media_file: { maxFiles: POST_FILES_MAX, maxBytes: POST_VIDEO_MAX_BYTES } };
const documents = {
  document_file: { maxFiles: POST_FILES_MAX, maxBytes: POST_DOCUMENT_MAX_BYTES },
};
const eventImage = { event_image: { maxFiles: 1, maxBytes: POST_IMAGE_MAX_BYTES } };
const mediaFields = {
  /** A description of each file, in the order of the files. */
  media_alt: Type.Optional(
    Type.Array(Type.String({ maxLength: MEDIA_ALT_MAX_LENGTH }), { maxItems: POST_FILES_MAX }),
  ),
};
const content = optionalText(POST_CONTENT_MAX_LENGTH);
const eventFields = {
  event_title: text(EVENT_TITLE_MAX_LENGTH),
  event_description: text(EVENT_DESCRIPTION_MAX_LENGTH),
  event_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  event_time: Type.String({ pattern: '^\\d{2}:\\d{2}(:\\d{2})?$' }),
};
const optionalEventFields = {
  user_timezone: Type.Optional(Type.String({ maxLength: 64 })),
  location: optionalText(EVENT_LOCATION_MAX_LENGTH),
  content,
};

export const postCalls = {
  createTextPost: defineCall({
    ...at('createTextPost'),
    tag,
    access: 'verified',
    summary: 'Write a note',
    bodyKind: 'form',
    body: record({ content: text(POST_CONTENT_MAX_LENGTH) }),
    status: 201,
    response: Post,
  }),
  createMediaPost: defineCall({
    ...at('createMediaPost'),
    tag,
    access: 'verified',
    summary: 'Post pictures and videos',
    bodyKind: 'multipart',
    body: record({ content, ...mediaFields }),
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
    body: record({ content }),
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
    body: record({ ...eventFields, ...optionalEventFields }),
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
    summary: 'The feed, newest first',
    query: record(
      pageQuery({
        user_id: Type.Optional(IdText),
        before_id: Type.Optional(IdText),
        post_type: Type.Optional(PostType),
      }),
    ),
    response: Posts,
  }),
  readPost: defineCall({
    ...at('readPost'),
    tag,
    access: 'verified',
    summary: 'One post',
    params: idParams,
    response: Post,
  }),
  listEvents: defineCall({
    ...at('listEvents'),
    tag,
    access: 'verified',
    summary: 'Upcoming events, soonest first; a single event with `event_id`',
    query: record(pageQuery({ event_id: Type.Optional(IdText) })),
    response: Type.Union([Type.Array(Event), Event]),
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
    summary: 'People who work on a topic, with the evidence for each',
    query: record(pageQuery(keywordQuery)),
    response: record({ people: Type.Array(FoundPerson) }),
  }),
  readReportedFile: defineCall({
    ...at('readReportedFile'),
    tag,
    access: 'anonymous',
    summary: 'A file of a reported post, by an address that was signed for an operator and expires',
    params: record({ id: IdText, file_id: IdText }),
    query: record({
      expires: Type.Optional(Type.String({ maxLength: 20 })),
      signature: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: null,
  }),
  reportPost: defineCall({
    ...at('reportPost'),
    tag,
    access: 'verified',
    summary: 'Report a post',
    params: idParams,
    bodyKind: 'json',
    body: record({ reason: text(REPORT_REASON_MAX_LENGTH) }),
    status: 201,
    response: Detail,
  }),
};
