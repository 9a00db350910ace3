import { dateFormat } from './dateFormat';

/** The time of a moment for a reader whose browser has this language. */
async function timeFor(language: string, stamp: string): Promise<string> {
  jest.resetModules();
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const { eventTime } = await import('../events/eventTime');
  return eventTime(stamp, 'Asia/Dhaka');
}

test.each([
  ['bn-BD', '6:30 PM', '12:03 AM'],
  ['en-GB', '18:30', '00:03'],
  ['de-DE', '18:30', '00:03'],
])('a reader with the language %s sees the clock %s', async (language, evening, night) => {
  expect(await timeFor(language, '2026-03-05T12:30:00Z')).toBe(evening);
  expect(await timeFor(language, '2026-03-05T18:03:00Z')).toBe(night);
});

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const noon = Date.UTC(2026, 2, 5, 12);

test('the formatter of a zone is created once', () => {
  const create = jest.spyOn(Intl, 'DateTimeFormat');
  const first = dateFormat('en-US', TIME, 'Asia/Kathmandu');
  expect(dateFormat('en-US', TIME, 'Asia/Kathmandu')).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
  expect(first.format(noon)).toMatch(/^5:45\sPM$/);
});

test('zones, options and locales do not share a formatter', () => {
  expect(dateFormat('en-US', TIME, 'Asia/Tokyo').format(noon)).toMatch(/^9:00\sPM$/);
  expect(dateFormat('en-GB', TIME, 'Asia/Tokyo').format(noon)).toBe('21:00');
  expect(dateFormat('en-US', { year: 'numeric' }, 'Asia/Tokyo').format(noon)).toBe('2026');
});

test('the browser’s own zone is asked for each time', () => {
  expect(dateFormat('en-US', TIME)).not.toBe(dateFormat('en-US', TIME));
});

test('an unknown zone throws', () => {
  expect(() => dateFormat('en-US', TIME, 'Mars/Olympus')).toThrow(RangeError);
});
