import { parseServerFrame } from './frameActions';

const message = {
  id: 1,
  sender_id: 2,
  receiver_id: 3,
  content: 'hello',
  message_type: 'text',
  file_url: null,
  file_size: null,
  file_type: null,
  timestamp: '2026-01-01T00:00:00.000Z',
  is_read: false,
};
const conversation = {
  user_id: 2,
  username: 'bob',
  avatar: null,
  timestamp: '2026-01-01T00:00:00.000Z',
  last_message: 'hello',
  message_type: 'text',
  is_sender: false,
  unread_count: 1,
};
const notification = {
  id: 1,
  type: 'something_new',
  post_id: null,
  actor_username: 'bob',
  actor_image_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  is_read: false,
};

test.each([
  { type: 'message', message, client_id: 'c1' },
  {
    type: 'message_changed',
    message: {
      ...message,
      ...{ revision: 7, edited_at: message.timestamp, deleted: false },
      reply_to: { id: 9, sender_id: 3, content: 'before' },
    },
    revision: 7,
    client_id: 'c2',
  },
  { type: 'new_message', sender_id: 2, message },
  { type: 'conversation_update', user_id: 2, conversation },
  { type: 'read_receipt', chat_id: 2, last_read_id: 9 },
  { type: 'read_receipt', sender_id: 2, read_count: 3 },
  { type: 'notification', notification },
  { type: 'notifications_read', ids: [1, 2] },
  { type: 'notifications_read', ids: [], through_id: 9 },
  { type: 'connections_changed', user_id: 2 },
  { type: 'typing', sender_id: 2 },
  { type: 'presence', user_id: 2, online: true },
  { type: 'ready', last_message_id: null },
  { type: 'ready', last_message_id: 9, last_revision: 7 },
  { type: 'pong' },
  { type: 'error', code: 'empty', detail: 'Nothing to send.' },
])('a frame of type $type is accepted unchanged', (frame) => {
  expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
});

test.each([
  ['an array', '[{"type":"pong"}]'],
  ['null', 'null'],
  ['a text', '"pong"'],
  ['no JSON', '{"type":'],
  ['no type', '{}'],
  ['an unknown type', '{"type":"fanfare"}'],
  ['a type inherited by every object', '{"type":"constructor"}'],
  ['the type __proto__', '{"type":"__proto__"}'],
  ['a member __proto__', '{"type":"pong","__proto__":{"online":true}}'],
  [
    'a nested member __proto__',
    JSON.stringify({ type: 'message', message }).replace('{"id"', '{"__proto__":{},"id"'),
  ],
  ['a missing member', '{"type":"presence","user_id":2}'],
  ['an id that is not whole', '{"type":"typing","sender_id":1.5}'],
  ['ids that are no list', '{"type":"notifications_read","ids":1}'],
  ['a list with something else than ids', '{"type":"notifications_read","ids":[1,"2"]}'],
  ['a change between the reader and nobody', '{"type":"connections_changed","user_id":null}'],
  ['an id of zero', '{"type":"typing","sender_id":0}'],
  ['a negative count', '{"type":"read_receipt","sender_id":2,"read_count":-1}'],
  ['a change without a revision', JSON.stringify({ type: 'message_changed', message })],
  [
    'a quote without an author',
    JSON.stringify({ type: 'message', message: { ...message, reply_to: { id: 1, content: '' } } }),
  ],
  ['a message that is a list', '{"type":"message","message":[]}'],
])('%s is rejected', (_name, text) => {
  expect(parseServerFrame(text)).toBeNull();
});

test('a message is kept once, although the server repeats its members beside it', () => {
  const unread = { unread_count: 2, last_message_id: 1, last_read_id: 0 };
  const frame = { type: 'message', message, client_id: 'c1', ...unread };
  expect(parseServerFrame(JSON.stringify({ ...message, ...frame }))).toEqual(frame);
});

test('binary data is rejected', () => {
  expect(parseServerFrame(new ArrayBuffer(8))).toBeNull();
});
