import { Type } from '@sinclair/typebox';
import { ChatMessage, ChatUpload, Conversation, FoundMessages } from '../entities/chat';
import { CHAT_FILE_MAX_BYTES, MAX_ID, MAX_PAGE_SIZE } from '../limits';
import { defineCall } from '../defineCall';
import { IdText, integerText, pageQuery, record } from '../schema';
import { at, keywordQuery, linkQuery } from './common';

const tag = 'Chat';

export const chatCalls = {
  listConversations: defineCall({
    ...at('listConversations'),
    tag,
    access: 'verified',
    summary: 'Conversations, newest first',
    query: record(pageQuery()),
    response: Type.Array(Conversation),
  }),
  readHistory: defineCall({
    ...at('readHistory'),
    tag,
    access: 'verified',
    summary:
      'Messages with one person, oldest first, the newest page by default; with after_revision, only changed ones, in the order of their revisions',
    params: record({ user_id: IdText }),
    query: record({
      limit: Type.Optional(integerText({ minimum: 1, maximum: 50 })),
      before_id: Type.Optional(IdText),
      after_id: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
      after_revision: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
    }),
    response: Type.Array(ChatMessage),
  }),
  searchMessages: defineCall({
    ...at('searchMessages'),
    tag,
    access: 'verified',
    summary: 'Search messages by their words, newest first; with user_id, those with one person',
    query: record({
      ...keywordQuery,
      user_id: Type.Optional(IdText),
      before_id: Type.Optional(IdText),
      limit: Type.Optional(integerText({ minimum: 1, maximum: MAX_PAGE_SIZE })),
    }),
    response: FoundMessages,
  }),
  uploadChatFile: defineCall({
    ...at('uploadChatFile'),
    tag,
    access: 'verified',
    summary: 'Upload a file to send',
    bodyKind: 'multipart',
    body: record({}),
    files: { file: { maxFiles: 1, maxBytes: CHAT_FILE_MAX_BYTES, required: true } },
    response: ChatUpload,
  }),
  readChatFile: defineCall({
    ...at('readChatFile'),
    tag,
    access: 'anonymous',
    summary:
      'A file of a conversation, by an address that was signed for its two people and expires',
    params: record({ name: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: record({
      ...linkQuery,
      /** Returns the first frame of an animation; any other file is returned as it is. */
      still: Type.Optional(Type.Literal('1')),
    }),
    response: null,
  }),
};
