import { Type } from '@sinclair/typebox';
import { Event, EventGroups } from '../entities/event';
import { Post } from '../entities/post';
import { University, UniversityDetails } from '../entities/university';
import { MAX_ID, UNIVERSITY_NAME_MAX_LENGTH } from '../limits';
import { defineCall } from '../defineCall';
import { integerText, pageQuery, record } from '../schema';
import { at } from './common';

const tag = 'Universities and events';
const name = Type.String({ minLength: 1, maxLength: UNIVERSITY_NAME_MAX_LENGTH });
const Posts = record({ posts: Type.Array(Post) });

export const universityCalls = {
  listTopUniversities: defineCall({
    ...at('listTopUniversities'),
    tag,
    access: 'verified',
    summary: 'Universities, those with the most members first',
    query: record(pageQuery()),
    response: Type.Array(University),
  }),
  groupEventsByTime: defineCall({
    ...at('groupEventsByTime'),
    tag,
    access: 'verified',
    summary: 'Ids of upcoming events, grouped by time',
    response: EventGroups,
  }),
  listEventsByIds: defineCall({
    ...at('listEventsByIds'),
    tag,
    access: 'verified',
    summary: 'Events by id, in the requested order',
    query: record({
      event_ids: Type.String({ maxLength: 20_000 }),
      offset: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
      limit: Type.Optional(integerText({ minimum: 1, maximum: 50 })),
    }),
    response: record({ events: Type.Array(Event) }),
  }),
  listUniversities: defineCall({
    ...at('listUniversities'),
    tag,
    access: 'verified',
    summary: 'Universities with their departments',
    query: record(
      pageQuery({ keyword: Type.Optional(Type.String({ maxLength: UNIVERSITY_NAME_MAX_LENGTH })) }),
    ),
    response: Type.Array(University),
  }),
  readUniversity: defineCall({
    ...at('readUniversity'),
    tag,
    access: 'verified',
    summary: 'One university',
    params: record({ name }),
    response: UniversityDetails,
  }),
  listPostsByHashtag: defineCall({
    ...at('listPostsByHashtag'),
    tag,
    access: 'verified',
    summary: 'Posts with a hashtag, or with any university’s',
    query: record(
      pageQuery({ hashtag: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) }),
    ),
    response: Posts,
  }),
  listPostsOfDepartment: defineCall({
    ...at('listPostsOfDepartment'),
    tag,
    access: 'verified',
    summary: 'Posts by members of a department',
    params: record({ university: name, department: name }),
    query: record(pageQuery()),
    response: Posts,
  }),
};
