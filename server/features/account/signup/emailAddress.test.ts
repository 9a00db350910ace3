import { canonicalEmail, isPlainAddress } from './emailAddress';

test.each([
  ['blanks around it', ' \t\u00a0Ada@Campus.Example \n', 'ada@campus.example'],
  ['capitals', 'ADA.Lovelace@CAMPUS.EXAMPLE', 'ada.lovelace@campus.example'],
  ['accents composed in another way', 'jose\u0301@campus.example', 'jos\u00e9@campus.example'],
  ['a host in its own script', 'ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['the same host in ASCII', 'ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['the same host decomposed', 'ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['a host of a script of one case', 'রবি@ঢাকা.example', 'রবি@xn--p5bz3fb.example'],
  ['a full stop after the host', 'ada@campus.example.', 'ada@campus.example'],
  ['a host in full width', 'ada@ｃａｍｐｕｓ.example', 'ada@campus.example'],
  ['invisible characters around it', '\u200bada@campus.example\u2060', 'ada@campus.example'],
])('An address with %s has one canonical form.', (_, typed, stored) => {
  expect(canonicalEmail(typed)).toBe(stored);
  expect(canonicalEmail(stored)).toBe(stored);
  expect(isPlainAddress(stored)).toBe(true);
});

test('The part before the @ is only lower-cased: another tag or dot is another address.', () => {
  const addresses = ['ada@campus.example', 'ada+quad@campus.example', 'a.da@campus.example'];
  expect(addresses.map(canonicalEmail)).toEqual(addresses);
  for (const address of addresses) expect(isPlainAddress(address)).toBe(true);
});

test.each([
  ['a@campus.example'],
  ["o'brien@campus.example"],
  ['x_y-z/1=2@sub.campus.example'],
  ['ада@campus.example'],
  [`${'x'.repeat(64)}@campus.example`],
  [`ada@${'x'.repeat(63)}.example`],
  ['ada@1.campus.example'],
])('%s is an address.', (email) => {
  expect(isPlainAddress(canonicalEmail(email))).toBe(true);
});

test.each([
  ['quotes', '"ada lovelace"@campus.example'],
  ['quotes without a blank', '"ada"@campus.example'],
  ['a second address', 'x,victim@campus.example'],
  ['a name before it', 'Ada <ada@campus.example>'],
  ['two @', 'ada@victim.example@campus.example'],
  ['a comment', 'ada(comment)@campus.example'],
  ['a group', 'friends:ada@campus.example;'],
  ['a backslash', 'ada\\@campus.example'],
  ['a control character', 'ada\u0007@campus.example'],
  ['a line break', 'ada@campus.example\r\nBcc: eve@campus.example'],
  ['a zero-width blank', 'ada\u200b@campus.example'],
  ['a zero-width joiner', 'a\u200dda@campus.example'],
  ['a soft hyphen', 'ad\u00ada@campus.example'],
  ['a sign that turns the direction of writing', 'ada\u202emoc@campus.example'],
  ['a sign that isolates a direction', 'a\u2066da@campus.example'],
  ['letters in full width', 'ａｄａ@campus.example'],
  ['a ligature', 'ﬁona@campus.example'],
  ['an emoji', '🎓@campus.example'],
  ['a dot at its beginning', '.ada@campus.example'],
  ['a dot before the @', 'ada.@campus.example'],
  ['two dots in a row', 'ada..l@campus.example'],
  ['nothing before the @', '@campus.example'],
  ['no host', 'ada@'],
  ['no @', 'ada.campus.example'],
  ['a host without a dot', 'ada@localhost'],
  ['a host of numbers', 'ada@192.0.2.7'],
  ['a host in brackets', 'ada@[192.0.2.7]'],
  ['a host with a percent sign', 'ada@camp%75s.example'],
  ['a host with an underscore', 'ada@my_campus.example'],
  ['a host with an empty part', 'ada@campus..example'],
  ['a host that begins with a hyphen', 'ada@-campus.example'],
  ['a host with a port', 'ada@campus.example:25'],
  ['a host with a path', 'ada@campus.example/x'],
  ['a host with a zero-width blank', 'ada@cam\u200bpus.example'],
  ['65 letters before the @', `${'x'.repeat(65)}@campus.example`],
  ['64 letters of two bytes before the @', `${'é'.repeat(33)}@campus.example`],
  ['a part of the host too long', `ada@${'x'.repeat(64)}.example`],
  ['255 bytes', `ada@${`${'x'.repeat(49)}.`.repeat(4)}${'y'.repeat(44)}.example`],
])('An address with %s is invalid.', (_, email) => {
  expect(isPlainAddress(canonicalEmail(email))).toBe(false);
});

test('An address has at most 254 bytes.', () => {
  const longest = `${'x'.repeat(46)}@${`${'x'.repeat(49)}.`.repeat(4)}example`;
  expect(longest).toHaveLength(254);
  expect(isPlainAddress(longest)).toBe(true);
  expect(isPlainAddress(`x${longest}`)).toBe(false);
});
