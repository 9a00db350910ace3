import { Type } from '@sinclair/typebox';
import { Event, EventGroups } from '../entities/event';
import { Post } from '../entities/post';
import { University, UniversityDetails } from '../entities/university';
import { MAX_EVENT_IDS, MAX_ID, UNIVERSITY_NAME_MAX_LENGTH } from '../limits';
import { defineCall } from '../defineCall';
import { Id, integerText, pageQuery, record } from '../schema';
import { at } from './common';

const tag = 'Universities and events';
const name = Type.String({ minLength: 1, maxLength: UNIVERSITY_NAME_MAX_LENGTH });
/** A page of posts; without `limit` and `offset` the ids of the newest, at most `POST_IDS_MAX`. */
const PostsOrIds = Type.Union([Type.Array(Id), record({ posts: Type.Array(Post) })]);
/** Lists of ids are long. */
const IDS_MAX_LENGTH = 20_000;
const ids = Type.String({ maxLength: IDS_MAX_LENGTH });

const departmentsQuery = {
  /** The most departments listed for each university; all of them by default. */
  limit_departments: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
};

export const universityCalls = {
  listTopUniversities: defineCall({
    ...at('listTopUniversities'),
    tag,
    access: 'verified',
    summary: 'Universities, those with the most members first',
    query: record(pageQuery(departmentsQuery)),
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
      /** Separated by commas, or a parameter for each. */
      event_ids: Type.Optional(Type.Union([ids, Type.Array(ids, { maxItems: MAX_EVENT_IDS })])),
      offset: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
      /** More than {@link MAX_EVENT_IDS} counts as that many. */
      limit: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
    }),
    response: Type.Array(Event),
  }),
  listUniversities: defineCall({
    ...at('listUniversities'),
    tag,
    access: 'verified',
    summary: 'Universities with their departments',
    query: record(
      pageQuery({
        ...departmentsQuery,
        keyword: Type.Optional(Type.String({ maxLength: UNIVERSITY_NAME_MAX_LENGTH })),
      }),
    ),
    response: Type.Array(University),
  }),
  readUniversity: defineCall({
    ...at('readUniversity'),
    tag,
    access: 'verified',
    acceptsCookie: true,
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
    response: PostsOrIds,
  }),
  listPostsOfDepartment: defineCall({
    ...at('listPostsOfDepartment'),
    tag,
    access: 'verified',
    summary: 'Posts by members of a department',
    params: record({ university: name, department: name }),
    query: record(pageQuery()),
    response: PostsOrIds,
  }),
};
