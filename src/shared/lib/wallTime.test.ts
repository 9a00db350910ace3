import { isTimeZone, readWallTime } from './wallTime';

const read = (day: string, time: string, zone: string) => {
  const found = readWallTime(day, time, zone);
  return found && [found.kind, new Date(found.moment).toISOString(), found.shown];
};

test.each([
  ['2025-03-11', '17:00', 'Asia/Dhaka', 'plain', '2025-03-11T11:00:00.000Z', '17:00'],
  // Berlin goes from 02:00 to 03:00.
  ['2025-03-30', '02:30', 'Europe/Berlin', 'skipped', '2025-03-30T01:30:00.000Z', '03:30'],
  ['2025-03-30', '03:00', 'Europe/Berlin', 'plain', '2025-03-30T01:00:00.000Z', '03:00'],
  // Berlin goes from 03:00 back to 02:00; the first 02:30 is still summer time.
  ['2025-10-26', '02:30', 'Europe/Berlin', 'repeated', '2025-10-26T00:30:00.000Z', '02:30'],
  ['2025-10-26', '03:00', 'Europe/Berlin', 'plain', '2025-10-26T02:00:00.000Z', '03:00'],
  // Lord Howe Island moves by half an hour.
  ['2025-10-05', '02:15', 'Australia/Lord_Howe', 'skipped', '2025-10-04T15:45:00.000Z', '02:45'],
  ['2025-04-06', '01:45', 'Australia/Lord_Howe', 'repeated', '2025-04-05T14:45:00.000Z', '01:45'],
  ['2025-11-02', '01:30', 'America/New_York', 'repeated', '2025-11-02T05:30:00.000Z', '01:30'],
])('%s %s in %s is %s', (day, time, zone, ...expected) => {
  expect(read(day, time, zone)).toEqual(expected);
});

test.each([
  ['', '10:00', 'Asia/Dhaka'],
  ['2025-03-11', '', 'Asia/Dhaka'],
  ['2025-03-11', '10:00', 'Asia/Nowhere'],
])('"%s", "%s", "%s" is not a valid time', (day, time, zone) => {
  expect(readWallTime(day, time, zone)).toBeUndefined();
});

test('an offset is no time zone', () => {
  expect(['Asia/Dhaka', 'utc', '+06:00', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
