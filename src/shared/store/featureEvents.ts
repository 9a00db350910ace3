import { createAction } from '@reduxjs/toolkit';
import type { RsvpStatus } from '#contract/entities/event';

/** A list of posts that some screen shows; plain data, as it travels in actions. */
export type PostView =
  | { readonly kind: 'main' }
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'events' }
  | { readonly kind: 'search'; readonly keyword: string }
  /** Posts that bear the hashtag; with null, any university's. */
  | { readonly kind: 'hashtag'; readonly hashtag: string | null }
  | { readonly kind: 'department'; readonly university: string; readonly department: string };

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

/** A PDF that can be handed to the assistant. */
export interface AskableDocument {
  title: string;
  /** Address of the PDF, fetched with the bearer token where it is on this origin's API. */
  file_path: string;
  /** What the file is called, with its ending. */
  filename: string;
}

/** The reader wants to ask about a document; AskU opens, fetches the file and takes it over. */
export const askAboutRequested = createAction<AskableDocument>('assistant/askAboutRequested');

/** The reader and somebody are no longer connected, so that they cannot write to each other. */
export const peopleParted = createAction<{ userId: number }>('people/parted');

/** The reader blocked somebody; nothing of that person is shown from now on. */
export const personBlocked = createAction<{ userId: number }>('people/blocked');

/** The reader has another picture, kept at this address. */
export const ownPictureChanged = createAction<{ userId: number; address: string }>(
  'people/ownPictureChanged',
);

/** What the server holds of the reader's answer to an event, and everybody's. */
export interface RsvpFacts {
  eventId: number;
  /** The post that announces the event, where it is known. */
  postId?: number | undefined;
  status: RsvpStatus | null;
  /** Null where they could not be read: what is shown is then adjusted by the answer alone. */
  counts: { going: number; interested: number } | null;
}

/** An answer to an event was given, taken back, or read anew. */
export const rsvpChanged = createAction<RsvpFacts>('events/rsvpChanged');

interface Answers {
  going?: number | undefined;
  interested?: number | undefined;
  my_rsvp?: RsvpStatus | null | undefined;
}

/** Writes what is known of the answers into an event, wherever it is kept. */
export function applyRsvp(event: Answers, { status, counts }: RsvpFacts): void {
  const before = event.my_rsvp ?? null;
  const adjust = (kind: RsvpStatus, count: number | undefined) =>
    count === undefined
      ? undefined
      : Math.max(0, count + Number(status === kind) - Number(before === kind));
  event.going = counts?.going ?? adjust('going', event.going);
  event.interested = counts?.interested ?? adjust('interested', event.interested);
  event.my_rsvp = status;
}
