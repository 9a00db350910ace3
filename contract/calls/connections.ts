import { Type } from '@sinclair/typebox';
import { Connection, PendingRequest, SuggestedUser } from '../entities/person';
import { defineCall } from '../defineCall';
import { Id, IdText, oneOf, pageQuery, record } from '../schema';
import { Detail, idParams } from './common';

const tag = 'Connections';
const requestParams = record({ request_id: IdText });

export const connectionCalls = {
  listSuggestions: defineCall({
    method: 'GET',
    path: '/connections/users',
    tag,
    access: 'verified',
    summary: 'People the caller may know, best first',
    query: record(pageQuery()),
    answer: Type.Array(SuggestedUser),
  }),
  listConnections: defineCall({
    method: 'GET',
    path: '/connections/connections',
    tag,
    access: 'verified',
    summary: "The caller's connections",
    query: record(pageQuery()),
    answer: Type.Array(Connection),
  }),
  listPendingRequests: defineCall({
    method: 'GET',
    path: '/connections/pending',
    tag,
    access: 'verified',
    summary: 'Requests to the caller',
    query: record(pageQuery()),
    answer: Type.Array(PendingRequest),
  }),
  listConnectionsOfUser: defineCall({
    method: 'GET',
    path: '/connections/user/:id',
    tag,
    access: 'verified',
    summary: "The caller's connections, by his id",
    params: idParams,
    query: record(pageQuery()),
    answer: Type.Array(Connection),
  }),
  connect: defineCall({
    method: 'POST',
    path: '/connections/connect',
    tag,
    access: 'verified',
    summary: 'Ask someone to connect',
    bodyKind: 'json',
    body: record({ friend_id: Id }),
    status: 201,
    answer: record({
      status: oneOf('pending', 'connected'),
      request_id: Type.Optional(Id),
      connection_id: Type.Optional(Id),
    }),
  }),
  acceptRequest: defineCall({
    method: 'POST',
    path: '/connections/accept/:request_id',
    tag,
    access: 'verified',
    summary: 'Accept a request',
    params: requestParams,
    answer: record({ connection_id: Id }),
  }),
  rejectRequest: defineCall({
    method: 'POST',
    path: '/connections/reject/:request_id',
    tag,
    access: 'verified',
    summary: 'Reject a request',
    params: requestParams,
    answer: Detail,
  }),
  removeConnection: defineCall({
    method: 'DELETE',
    path: '/connections/:id',
    tag,
    access: 'verified',
    summary: 'End a connection',
    params: idParams,
    status: 204,
    answer: null,
  }),
};
