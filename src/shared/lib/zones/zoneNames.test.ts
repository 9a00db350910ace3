import { suggest } from '#shared/ui/choices/suggest';
import { readZoneNames } from '../../../../scripts/zones/readZoneNames';
import otherZoneNames from './otherZoneNames.json';
import renamedZones from './renamedZones.json';
import { todaysZone } from './todaysZone';
import { otherNames, timeZones, typedZone } from './zoneNames';

const offered = (typed: string) => suggest(timeZones(), typed, otherNames);

test('the names are those of CLDR; scripts/zones/writeZoneNames.ts writes them', () => {
  expect({ renamed: renamedZones, others: otherZoneNames }).toEqual(readZoneNames());
});

test.each([
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Kolkata', 'Asia/Kolkata'],
  ['Kyiv', 'Europe/Kyiv'],
  ['Yangon', 'Asia/Yangon'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['ho  chi_minh', 'Asia/Ho_Chi_Minh'],
  ['Faroe', 'Atlantic/Faroe'],
  ['Nuuk', 'America/Nuuk'],
  ['Kanton', 'Pacific/Kanton'],
  ['Asmara', 'Africa/Asmara'],
  ['new york', 'America/New_York'],
  ['America/New York', 'America/New_York'],
  ['Zürich', 'Europe/Zurich'],
  ['são paulo', 'America/Sao_Paulo'],
  ['St. John’s', 'America/St_Johns'],
  ["N'Djamena", 'Africa/Ndjamena'],
  ['CALCUTTA', 'Asia/Kolkata'],
  ['Katmandu', 'Asia/Kathmandu'],
  ['Saigon', 'Asia/Ho_Chi_Minh'],
  ['Rangoon', 'Asia/Yangon'],
  ['Kiev', 'Europe/Kyiv'],
  ['Faeroe', 'Atlantic/Faroe'],
  ['Godthab', 'America/Nuuk'],
  ['godthåb', 'America/Nuuk'],
  ['Dacca', 'Asia/Dhaka'],
  ['us/eastern', 'America/New_York'],
  ['utc', 'UTC'],
])('%j finds %s, and means it without a choice', (typed, zone) => {
  expect(offered(typed)[0]).toBe(zone);
  expect(typedZone(typed)).toBe(zone);
});

test('no former name is offered, and each former name is understood', () => {
  const zones = new Set(timeZones());
  for (const [former, today] of Object.entries(renamedZones)) {
    expect(zones.has(former)).toBe(false);
    expect(offered(former)).toEqual([today]);
    expect(typedZone(former.toUpperCase())).toBe(today);
  }
  for (const [zone, names] of Object.entries(otherZoneNames))
    for (const name of names.split(' ')) expect(offered(name)).toContain(zone);
});

test.each(['', ' ', 'Mars/Olympus', 'as', '/', '𝔸'.repeat(40), 'a '.repeat(10_000)])(
  '%j means no zone',
  (typed) => {
    expect(typedZone(typed)).toBeUndefined();
  },
);

test.each([
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['US/Eastern', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['CET', 'CET'],
  ['utc', 'UTC'],
  ['Old/Zone', 'Old/Zone'],
  ['', ''],
])('the zone %j is called %j today', (zone, today) => {
  expect(todaysZone(zone)).toBe(today);
});
