import { createAction } from '@reduxjs/toolkit';

/** Whom a chat window is about. */
export interface ChatPartner {
  id: number;
  username: string;
  avatar: string | null;
}

/** Somebody was picked to talk to: opens the window, or brings it back where it is open already. */
export const chatOpened = createAction<ChatPartner>('chat/opened');

/** The address of a message's file is no longer good; `other_id` is the one it was exchanged with. */
export const fileAddressExpired = createAction<{ other_id: number; message_id: number }>(
  'chat/fileAddressExpired',
);
