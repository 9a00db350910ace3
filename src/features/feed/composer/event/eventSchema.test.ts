import { emptyEventFields } from './eventFields';
import { eventSchema } from './eventSchema';

test('where the browser does not tell its zone, it is that of Dhaka', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: '' };
  });
  expect(emptyEventFields().user_timezone).toBe('Asia/Dhaka');
});

test('fields are sent without the blanks around them', () => {
  const talk = { ...emptyEventFields(), event_title: ' Talk ', location: ' Hall ' };
  expect(eventSchema.cast(talk)).toMatchObject({ event_title: 'Talk', location: 'Hall' });
});
