import type { UnknownAction } from '@reduxjs/toolkit';

/** The people of the golden log of a chat. */
const [ME, THEY] = [10, 11];
const meta = { at: 0 };

/** My message, as it waits for the line and as the server confirms it. */
const unsent = {
  client_id: 'made-up 16',
  receiver_id: THEY,
  timestamp: 0,
  content: 'Yes, I bring the slides.',
  message_type: 'text',
};
const submitted = { ...unsent, temporary: true, sender_id: ME };

const stored = (id: number, message: object) => ({
  id,
  file_url: null,
  file_size: null,
  file_type: null,
  is_read: false,
  timestamp: 0,
  message_type: 'text',
  client_id: null,
  ...message,
});

const answer = stored(2, {
  sender_id: THEY,
  receiver_id: ME,
  content: 'Noon is fine. Do we have slides?',
});
const { client_id, receiver_id, content, message_type } = unsent;

/** The actions after the golden log: an answer, a broken line, and a message that is sent later. */
export const overABrokenLine: readonly UnknownAction[] = [
  { type: 'realtime/typing', meta, payload: { type: 'typing', sender_id: THEY } },
  { type: 'realtime/message', meta, payload: { type: 'message', message: answer } },
  { type: 'socket/closed', payload: { at: 0, code: 1006, attempt: 1, retryInMs: 8_000 } },
  { type: 'chat/messageSubmitted', payload: submitted },
  { type: 'drafts/draftCleared', payload: `chat:${THEY}` },
  { type: 'socket/opening', payload: { at: 0, attempt: 1 } },
  { type: 'socket/opened', payload: { at: 0 } },
  { type: 'realtime/ready', meta, payload: { type: 'ready', last_message_id: 2 } },
  {
    type: 'socket/frameSendRequested',
    payload: { type: 'message', client_id, receiver_id, content, message_type },
  },
  {
    type: 'realtime/message',
    meta,
    payload: {
      type: 'message',
      client_id,
      message: stored(3, { client_id, sender_id: ME, receiver_id, content }),
    },
  },
  {
    type: 'realtime/read_receipt',
    meta,
    payload: { type: 'read_receipt', chat_id: THEY, last_read_id: 3 },
  },
];
