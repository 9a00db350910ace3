import { combineReducers } from '@reduxjs/toolkit';
import { chatReducer } from '#features/chat/chatSlice';
import { chatWindowsReducer } from '#features/chat/chatWindowsSlice';
import { unreadMessagesReducer } from '#features/chat/unreadMessagesSlice';
import { assistantReducer } from '#features/chatbot/assistantSlice';
import { connectionsReducer } from '#features/connections/connectionsSlice';
import { eventsReducer } from '#features/events/eventsSlice';
import { feedReducer } from '#features/feed/feedSlice';

/** The slices of the signed-in area, fetched with it. To add one, add its line. */
export const featureReducers = {
  assistant: assistantReducer,
  feed: feedReducer,
  events: eventsReducer,
  connections: connectionsReducer,
  chat: chatReducer,
  chatWindows: chatWindowsReducer,
  unread: combineReducers({ messages: unreadMessagesReducer }),
};
