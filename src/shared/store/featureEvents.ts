import { createAction } from '@reduxjs/toolkit';
import type { Event, RsvpStatus } from '#contract/entities/event';
import type { Person } from '#contract/entities/person';
import type { FeedScope } from '#contract/entities/post';
import type { Named } from '../lib/people';

/** A list of posts on a screen. Plain data, because it is part of actions. */
export type PostView =
  | { readonly kind: 'main' }
  /** The posts of some people or hashtags, and the reader's own. */
  | { readonly kind: 'scope'; readonly scope: Exclude<FeedScope, 'everyone'> }
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'events' }
  /** Posts with an address of a paper. */
  | { readonly kind: 'paper'; readonly paperId: number }
  | { readonly kind: 'search'; readonly keyword: string }
  /** Posts with the hashtag or, if null, with any university's. */
  | { readonly kind: 'hashtag'; readonly hashtag: string | null }
  | { readonly kind: 'department'; readonly university: string; readonly department: string };

/** The other person in a chat window. */
export interface ChatPartner {
  id: number;
  username: string;
  /** The name the person chose, if any. */
  display_name?: string;
  avatar: string | null;
}

/** A person as actions name them. */
export const toPartner = (
  id: number,
  { username, display_name: chosen }: Named,
  avatar: string | null,
): ChatPartner => ({ id, username, ...(chosen ? { display_name: chosen } : {}), avatar });

/**
 * The user chose a person to chat with. Opens the window, or brings it to the front if it is open.
 */
export const chatOpened = createAction<ChatPartner>('chat/opened');

/** The address of a message's file has expired. `other_id` is the other participant. */
export const fileAddressExpired = createAction<{ other_id: number; message_id: number }>(
  'chat/fileAddressExpired',
);

/** A PDF that the user can ask the chatbot about. */
export interface AskableDocument {
  title: string;
  /** Address of the PDF. Fetched with the bearer token if it belongs to this origin's API. */
  file_path: string;
  /** The file's name with its extension. */
  filename: string;
  /** The id of a paper on Quad, which needs no upload. */
  paper_id?: number;
}

/** The user wants to ask about a document. AskU opens and fetches the file. */
export const askAboutRequested = createAction<AskableDocument>('assistant/askAboutRequested');

/** The user and another person are no longer connected, so they can't message each other. */
export const peopleParted = createAction<{ userId: number }>('people/parted');

/** The user blocked a person. Nothing by that person is shown from now on. */
export const personBlocked = createAction<{ userId: number }>('people/blocked');

/** The user changed their profile picture. `address` is the new one. */
export const ownPictureChanged = createAction<{ userId: number; address: string }>(
  'people/ownPictureChanged',
);

/** The user changed how they are named. */
export const ownNameChanged = createAction<{
  userId: number;
  named: Pick<Person, 'display_name' | 'pronouns'>;
}>('people/ownNameChanged');

/** Fields that change with an RSVP besides the counts, where places are limited. */
interface OwnPlace {
  waiting?: number | undefined;
  my_waiting_position?: number | null | undefined;
  online_url?: string | null | undefined;
  join_note?: string | null | undefined;
  capacity?: number | null | undefined;
}

/** The server's data about RSVPs to an event: the reader's own and the counts. */
export interface RsvpFacts {
  eventId: number;
  /** The post that announces the event, if known. */
  postId?: number | undefined;
  status: RsvpStatus | null;
  /**
   * Null if the counts could not be read. The displayed counts are then adjusted by the reader's
   * RSVP alone.
   */
  counts: { going: number; interested: number } | null;
  /** Only where places are limited. */
  own?: OwnPlace | undefined;
}

/** An RSVP was given, withdrawn or refetched. */
export const rsvpChanged = createAction<RsvpFacts>('events/rsvpChanged');

/** The RSVP fields of an event. */
export type RsvpFields = Pick<Event, 'going' | 'interested' | 'my_rsvp'>;

/** Writes RSVP data into an event, wherever it is stored. */
export function applyRsvp(event: RsvpFields, { status, counts, own }: RsvpFacts): void {
  const before = event.my_rsvp;
  const adjust = (kind: RsvpStatus) =>
    Math.max(0, event[kind] + Number(status === kind) - Number(before === kind));
  event.going = counts?.going ?? adjust('going');
  event.interested = counts?.interested ?? adjust('interested');
  event.my_rsvp = status;
  Object.assign(event, own);
}
