import { emptyEventFields, readEventDraft, trimEventFields, writeEventDraft } from './eventFields';

const talk = { ...emptyEventFields('Europe/Berlin'), event_title: ' Talk ', location: ' Hall ' };

test('the fields come back from a draft', () => {
  expect(readEventDraft(writeEventDraft(talk))).toEqual(talk);
});

test('a form in which only the zone is filled leaves no draft', () => {
  expect(writeEventDraft(emptyEventFields())).toBe('');
});

test.each(['', 'nonsense', 'null', '["a"]', '{"event_title":5,"other":"x"}'])(
  'the draft %s counts as empty',
  (text) => {
    expect(readEventDraft(text)).toEqual(emptyEventFields());
  },
);

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
  expect(trimEventFields(talk)).toMatchObject({ event_title: 'Talk', location: 'Hall' });
});
