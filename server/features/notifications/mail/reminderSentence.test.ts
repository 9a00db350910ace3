import { notification } from '#contract/fixtures/messages';
import { reminderSentence } from './reminderSentence';

const reminder = {
  ...notification,
  type: 'event_reminder',
  title: 'Open lab',
  event_datetime: '2025-11-28T12:00:00.000Z',
  timezone: 'Asia/Dhaka',
};

test('a reminder names its event, the start on the clock of its zone, and the place', () => {
  const sentence = '“Open lab” starts Fri, Nov 28, 6:00 PM GMT+6';
  expect(reminderSentence(reminder)).toBe(sentence);
  expect(reminderSentence({ ...reminder, location: 'Curzon Hall' })).toBe(
    `${sentence}, Curzon Hall`,
  );
});

test('a title and a place from right to left keep their punctuation', () => {
  const arabic = { ...reminder, title: 'مرحبا بكم!', location: 'المكتبة (الطابق 2)' };
  expect(reminderSentence(arabic)).toBe(
    '“\u2068مرحبا بكم!\u2069” starts Fri, Nov 28, 6:00 PM GMT+6, \u2068المكتبة (الطابق 2)\u2069',
  );
});

test('in an unknown zone, the start is in UTC', () => {
  expect(reminderSentence({ ...reminder, timezone: 'Nowhere/Land' })).toBe(
    '“Open lab” starts Fri, Nov 28, 12:00 PM UTC',
  );
});

test('other notifications, and reminders without details, have none', () => {
  expect(reminderSentence({ ...reminder, type: 'event_changed' })).toBeNull();
  expect(reminderSentence({ ...notification, type: 'event_reminder' })).toBeNull();
});
