import { scrub } from './redact';

test.each([
  'ada@campus.example',
  'ada.l+quad@campus.example',
  'jürgen@bücher.example',
  'রবি@ঢাকা.example',
  'ада@кампус.рф',
  'রবি%40ঢাকা.example',
])('the address %s is removed from a text', (address) => {
  expect(scrub(`Code sent to ${address}, again`)).toBe(
    `Code sent to ${'*'.repeat(address.length)}, again`,
  );
});

test.each(['আমি @ada ও @রবি', 'a @ b', '100%40', 'no address'])('%j stays', (text) => {
  expect(scrub(text)).toBe(text);
});
