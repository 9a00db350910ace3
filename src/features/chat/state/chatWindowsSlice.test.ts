import type { UnknownAction } from '@reduxjs/toolkit';
import { chatMessage } from '#contract/fixtures/messages';
import { frameReceived } from '#realtime/frameActions';
import { chatOpened, peopleParted } from '#shared/store/featureEvents';
import { chatApi } from '../chatApi';
import { threadRead } from '../unread/unreadSlice';
import { messageSubmitted } from './chatSlice';
import {
  chatWindowsReducer,
  logHidden,
  logScrolled,
  pageThreadOpened,
  selectChatWindows,
  selectFocusWanted,
  selectIsSeen,
  selectPagePartner,
  targetChosen,
  targetLeft,
  windowClosed,
  windowFocused,
  windowMinimised,
  windowRestored,
} from './chatWindowsSlice';

const grace = { id: 12, username: 'grace', avatar: null };
const edsger = { id: 13, username: 'edsger', avatar: null };
const after = (...actions: UnknownAction[]) => ({
  chatWindows: actions.reduce(chatWindowsReducer, chatWindowsReducer(undefined, { type: 'none' })),
});
const message = (id: number, isRead = false) => ({
  ...chatMessage,
  id,
  sender_id: grace.id,
  is_read: isRead,
});
const arrived = (id: number) => frameReceived.message({ type: 'message', message: message(id) }, 0);
/** The history of grace's conversation was loaded. */
const loaded = (...messages: ReturnType<typeof message>[]) => ({
  type: `${chatApi.reducerPath}/executeQuery/fulfilled`,
  payload: messages,
  meta: {
    requestStatus: 'fulfilled',
    arg: { type: 'query', endpointName: 'readHistory', originalArgs: { userId: grace.id } },
  },
});
const unreadFrom = (...actions: UnknownAction[]) =>
  selectChatWindows(after(...actions))[0]?.firstUnreadId;

test('a person gets one window, however often it is opened', () => {
  const state = after(chatOpened(grace), chatOpened(edsger), chatOpened(grace));
  expect(selectChatWindows(state).map(({ id }) => id)).toEqual([grace.id, edsger.id]);
});

test('no window opens for a person without an id', () => {
  const nobody = { ...grace, id: Number('') };
  expect(selectChatWindows(after(chatOpened(nobody)))).toEqual([]);
});

test('opening a minimised window restores it and requests the focus until it receives it', () => {
  const state = after(chatOpened(grace), windowMinimised(grace.id), chatOpened(grace));
  expect(selectChatWindows(state)).toMatchObject([{ id: grace.id, isMinimised: false }]);
  expect(selectFocusWanted(state)).toBe(grace.id);
  const focused = after(chatOpened(grace), windowFocused(grace.id));
  expect(selectFocusWanted(focused)).toBeNull();
});

test('the window opened last has the highest number, and no window changes its place', () => {
  const state = after(chatOpened(grace), chatOpened(edsger), windowRestored(grace.id));
  const [first, second] = selectChatWindows(state);
  expect(first?.id).toBe(grace.id);
  expect(first?.opening).toBeGreaterThan(second?.opening ?? Infinity);
});

test('a closed window is removed', () => {
  expect(selectChatWindows(after(chatOpened(grace), windowClosed(grace.id)))).toEqual([]);
});

test('the window and open conversation of a removed connection close, others stay', () => {
  const opened = [chatOpened(grace), chatOpened(edsger), pageThreadOpened(grace)];
  const parted = after(...opened, peopleParted({ userId: grace.id }));
  expect(selectChatWindows(parted).map(({ id }) => id)).toEqual([edsger.id]);
  expect(selectPagePartner(parted)).toBeNull();
  const other = after(...opened, peopleParted({ userId: edsger.id }));
  expect(selectPagePartner(other)).toMatchObject(grace);
});

describe('new messages are seen', () => {
  it('only while a log of them is on the screen and at its end', () => {
    const shown = [chatOpened(grace), logScrolled({ userId: grace.id, isAtEnd: true })];
    const up = logScrolled({ userId: grace.id, isAtEnd: false });
    expect(selectIsSeen(after(chatOpened(grace)), grace.id)).toBe(false);
    expect(selectIsSeen(after(...shown), grace.id)).toBe(true);
    expect(selectIsSeen(after(...shown, up), grace.id)).toBe(false);
    expect(selectIsSeen(after(...shown, logHidden(grace.id)), grace.id)).toBe(false);
  });
});

describe('the unread mark', () => {
  it('is set to the first unread message when the history loads, and stays after that is read', () => {
    const history = loaded(message(1, true), message(2), message(3));
    expect(unreadFrom(chatOpened(grace), history)).toBe(2);
    const read = threadRead({ userId: grace.id, lastReadId: 3 });
    expect(unreadFrom(chatOpened(grace), history, read, arrived(4))).toBe(2);
  });

  it('is null if everything was read, even when more messages arrive', () => {
    expect(unreadFrom(chatOpened(grace), loaded(message(1, true)), arrived(2))).toBeNull();
  });

  it('is known at once for a window that is opened again', () => {
    const read = threadRead({ userId: grace.id, lastReadId: 1 });
    const before = [chatOpened(grace), loaded(message(1)), read, windowClosed(grace.id)];
    expect(unreadFrom(...before, chatOpened(grace))).toBeNull();
    expect(unreadFrom(...before, arrived(2), arrived(3), chatOpened(grace))).toBe(2);
  });

  it('moves to the messages that arrived while a window was minimised', () => {
    const before = [chatOpened(grace), loaded(message(1, true)), windowMinimised(grace.id)];
    expect(unreadFrom(...before, arrived(2), windowRestored(grace.id))).toBe(2);
  });
});

test('a search leads to a message of the open conversation, until the user returns to its end', () => {
  const chosen = targetChosen({ userId: grace.id, messageId: 7 });
  const partner = (...actions: UnknownAction[]) => selectPagePartner(after(...actions));
  expect(partner(pageThreadOpened(edsger), chosen)?.target).toBeUndefined();
  const first = partner(pageThreadOpened(grace), chosen)?.target;
  expect(first).toMatchObject({ messageId: 7 });
  expect(partner(pageThreadOpened(grace), chosen, chosen)?.target).not.toEqual(first);
  const written = messageSubmitted({
    client_id: 'c',
    sender_id: 1,
    receiver_id: grace.id,
    content: 'Hi',
    message_type: 'text',
    timestamp: chatMessage.timestamp,
    temporary: true,
  });
  for (const last of [targetLeft(grace.id), pageThreadOpened(grace), written])
    expect(partner(pageThreadOpened(grace), chosen, last)?.target).toBeUndefined();
});
