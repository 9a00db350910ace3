import { Type } from '@sinclair/typebox';
import { Connection, Person, PendingRequest, SentRequest, SuggestedUser } from '../entities/person';
import { defineCall } from '../defineCall';
import { INTEREST_MAX_LENGTH, LOOKUP_MAX_PEOPLE, REQUEST_MESSAGE_MAX_LENGTH } from '../limits';
import { Id, IdText, integerText, oneOf, pageQuery, record } from '../schema';
import { at, Detail, idParams, keywordQuery, optionalText, text } from './common';

const tag = 'Connections';
const requestParams = record({ request_id: IdText });

export const connectionCalls = {
  lookupPeople: defineCall({
    ...at('lookupPeople'),
    tag,
    access: 'verified',
    summary: 'People whose username, or a word of whose name, starts with the keyword',
    query: record({
      ...keywordQuery,
      limit: Type.Optional(integerText({ minimum: 1, maximum: LOOKUP_MAX_PEOPLE })),
      of: Type.Optional(oneOf('all', 'connections')),
    }),
    response: record({ people: Type.Array(Person) }),
  }),
  listSuggestions: defineCall({
    ...at('listSuggestions'),
    tag,
    access: 'verified',
    summary: 'People the caller may know, best first',
    query: record(pageQuery()),
    response: Type.Array(SuggestedUser),
  }),
  listConnections: defineCall({
    ...at('listConnections'),
    tag,
    access: 'verified',
    summary: "The caller's connections",
    query: record(pageQuery()),
    response: Type.Array(Connection),
  }),
  listPendingRequests: defineCall({
    ...at('listPendingRequests'),
    tag,
    access: 'verified',
    summary: 'Requests to the caller',
    query: record(pageQuery()),
    response: Type.Array(PendingRequest),
  }),
  listSentRequests: defineCall({
    ...at('listSentRequests'),
    tag,
    access: 'verified',
    summary: 'Pending requests by the caller',
    query: record(pageQuery()),
    response: Type.Array(SentRequest),
  }),
  listConnectionsOfUser: defineCall({
    ...at('listConnectionsOfUser'),
    tag,
    access: 'verified',
    summary: 'Connections of the caller, by the caller’s id',
    params: idParams,
    query: record(pageQuery()),
    response: Type.Array(Connection),
  }),
  connect: defineCall({
    ...at('connect'),
    tag,
    access: 'verified',
    summary: 'Ask someone to connect, or with a topic to be the caller’s mentor',
    bodyKind: 'json',
    body: record({
      friend_id: Id,
      mentoring_topic: Type.Optional(text(INTEREST_MAX_LENGTH)),
      message: optionalText(REQUEST_MESSAGE_MAX_LENGTH),
    }),
    status: 201,
    response: record({
      status: oneOf('pending', 'connected'),
      request_id: Type.Optional(Id),
      connection_id: Type.Optional(Id),
    }),
  }),
  acceptRequest: defineCall({
    ...at('acceptRequest'),
    tag,
    access: 'verified',
    summary: 'Accept a request',
    params: requestParams,
    response: record({ connection_id: Id }),
  }),
  rejectRequest: defineCall({
    ...at('rejectRequest'),
    tag,
    access: 'verified',
    summary: 'Reject a request',
    params: requestParams,
    response: Detail,
  }),
  withdrawRequest: defineCall({
    ...at('withdrawRequest'),
    tag,
    access: 'verified',
    summary: 'Withdraw a request',
    params: requestParams,
    status: 204,
    response: null,
  }),
  removeConnection: defineCall({
    ...at('removeConnection'),
    tag,
    access: 'verified',
    summary: 'End a connection',
    params: idParams,
    status: 204,
    response: null,
  }),
  restoreConnection: defineCall({
    ...at('restoreConnection'),
    tag,
    access: 'verified',
    summary: 'Restore a connection within ten minutes of removing it',
    bodyKind: 'json',
    body: record({ friend_id: Id }),
    status: 201,
    response: record({ connection_id: Id }),
  }),
  listBlocked: defineCall({
    ...at('listBlocked'),
    tag,
    access: 'verified',
    summary: 'People the caller has blocked',
    query: record(pageQuery()),
    response: Type.Array(Person),
  }),
  block: defineCall({
    ...at('block'),
    tag,
    access: 'verified',
    summary: 'Block a person: hides both from each other and ends their connection',
    bodyKind: 'json',
    body: record({ user_id: Id }),
    status: 201,
    response: Detail,
  }),
  unblock: defineCall({
    ...at('unblock'),
    tag,
    access: 'verified',
    summary: 'Unblock a person',
    params: record({ user_id: IdText }),
    status: 204,
    response: null,
  }),
};
