import { chatOpened } from '../../shared/store/chatEvents';
import { peopleParted } from '../../shared/store/peopleEvents';
import {
  chatWindowsReducer,
  pageThreadOpened,
  selectChatWindows,
  selectPagePartner,
} from './chatWindowsSlice';

const grace = { id: 12, username: 'grace', avatar: null };
const edsger = { id: 13, username: 'edsger', avatar: null };

test('the window and the open conversation of somebody one parted from close, others stay', () => {
  const opened = [chatOpened(grace), chatOpened(edsger), pageThreadOpened(grace)];
  const before = opened.reduce(chatWindowsReducer, undefined);
  const chatWindows = chatWindowsReducer(before, peopleParted({ userId: grace.id }));
  expect(selectChatWindows({ chatWindows }).map(({ id }) => id)).toEqual([edsger.id]);
  expect(selectPagePartner({ chatWindows })).toBeNull();
  const after = chatWindowsReducer(before, peopleParted({ userId: edsger.id }));
  expect(selectPagePartner({ chatWindows: after })).toMatchObject(grace);
});
