import { validateYupSchema } from 'formik';
import { emptyEventFields } from './eventFields';
import { eventSchema } from './eventSchema';

test.each([
  ["without a zone from the browser, the zone is Dhaka's", '', 'Asia/Dhaka'],
  ['a zone that was renamed has its name of today', 'Asia/Katmandu', 'Asia/Kathmandu'],
])('%s', (_name, timeZone, shown) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  expect(emptyEventFields().user_timezone).toBe(shown);
});

test('fields are sent without surrounding whitespace', () => {
  const talk = { ...emptyEventFields(), event_title: ' Talk ', location: ' Hall ' };
  expect(eventSchema.cast(talk)).toMatchObject({ event_title: 'Talk', location: 'Hall' });
});

test('the first line of a description keeps its indentation', () => {
  const talk = { ...emptyEventFields(), event_description: ' \n    for x in y:\n  pass \n' };
  expect(eventSchema.cast(talk).event_description).toBe('    for x in y:\n  pass');
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

const talk = {
  ...emptyEventFields(),
  event_title: 'Talk',
  event_description: 'On sinks',
  event_date: '2026-10-10',
  event_time: '18:00',
};

test.each([
  [{ event_end_time: '17:59' }, []],
  [{ event_end_time: '18:00' }, ['event_end_time']],
  [{ event_end_time: '17:59', event_end_date: '2026-10-10' }, ['event_end_time']],
  [{ event_end_time: '18:00', event_end_date: '2026-11-10' }, []],
  [{ event_end_time: '18:01', event_end_date: '2026-11-10' }, ['event_end_date']],
  [{ event_end_date: '2026-10-11' }, ['event_end_time']],
  [{ online_url: 'https://meet.example' }, []],
  [{ online_url: 'meet.example' }, ['online_url']],
  [{ online_url: `https://meet.example/${'x'.repeat(500)}` }, ['online_url']],
  [{ join_note: 'x'.repeat(501) }, ['join_note']],
  [{ capacity: '100000' }, []],
  [{ capacity: '0' }, ['capacity']],
  [{ capacity: '1.5' }, ['capacity']],
  [{ capacity: '100001' }, ['capacity']],
])('an event with %j is wrong at %j', async (fields, wrong) => {
  const found = await eventSchema
    .validate({ ...talk, ...fields }, { abortEarly: false })
    .then(() => [])
    .catch(({ inner }: { inner: { path: string }[] }) => inner.map(({ path }) => path));
  expect([...new Set(found)]).toEqual(wrong);
});
