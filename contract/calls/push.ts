import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { PUSH_AUTH_PATTERN, PUSH_ENDPOINT_MAX_LENGTH, PUSH_KEY_PATTERN } from '../limits';
import { Id, record } from '../schema';
import { at, idParams } from './common';

const tag = 'Notifications';

/** Notifications that a browser shows while Quad is closed (RFC 8030). */
export const pushCalls = {
  readPushKey: defineCall({
    ...at('readPushKey'),
    tag,
    access: 'verified',
    summary: 'The key with which browsers subscribe; 404 if the server sends no push messages',
    response: record({ public_key: Type.String({ pattern: PUSH_KEY_PATTERN }) }),
  }),
  subscribePush: defineCall({
    ...at('subscribePush'),
    tag,
    access: 'verified',
    summary: 'Send push messages to a browser until the session ends',
    bodyKind: 'json',
    body: record({
      endpoint: Type.String({ minLength: 1, maxLength: PUSH_ENDPOINT_MAX_LENGTH }),
      keys: record({
        p256dh: Type.String({ pattern: PUSH_KEY_PATTERN }),
        auth: Type.String({ pattern: PUSH_AUTH_PATTERN }),
      }),
    }),
    status: 201,
    response: record({ id: Id }),
  }),
  unsubscribePush: defineCall({
    ...at('unsubscribePush'),
    tag,
    access: 'verified',
    summary: 'Send no more push messages to one of the caller’s browsers',
    params: idParams,
    status: 204,
    response: null,
  }),
};
