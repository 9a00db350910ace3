import { validateYupSchema } from 'formik';
import { emptyEventFields } from './eventFields';
import { eventSchema } from './eventSchema';

test("without a zone from the browser, the zone is Dhaka's", () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: '' };
  });
  expect(emptyEventFields().user_timezone).toBe('Asia/Dhaka');
});

test('fields are sent without surrounding whitespace', () => {
  const talk = { ...emptyEventFields(), event_title: ' Talk ', location: ' Hall ' };
  expect(eventSchema.cast(talk)).toMatchObject({ event_title: 'Talk', location: 'Hall' });
});

test('an event needs no location, which formik passes to the schema as missing', async () => {
  const talk = {
    ...emptyEventFields(),
    event_title: 'Talk',
    event_description: 'On sinks',
    event_date: '2026-10-10',
    event_time: '18:00',
  };
  await expect(validateYupSchema(talk, eventSchema)).resolves.toMatchObject({ location: '' });
});
