import { calls } from '#contract/calls/index';
import { canonicalEmail, loginName, requireFreeWord } from './identifiers';
import { parseInterests } from './interests';

test('An address is trimmed, folded to lower case and composed.', () => {
  expect(canonicalEmail('  Ada@Campus.Example ')).toBe('ada@campus.example');
  expect(canonicalEmail('jose\u0301@campus.example')).toBe('jos\u00e9@campus.example');
});

test('A login with an @ is an address, one without a username.', () => {
  expect(loginName(' Ada@Campus.Example')).toEqual({ email: 'ada@campus.example' });
  expect(loginName('Ada')).toEqual({ username: 'ada' });
});

const pages = [
  ...['login', 'signup', 'verify-email', 'forgot-password', 'reset-password', 'complete-profile'],
  ...['chat', 'dashboard', 'share', 'suggested-users', 'research', 'posts', 'create-events'],
  ...['eventposts', 'search-results', 'events', 'university', 'settings', 'replay', 'api', 'about'],
  ...['universities', 'admin', 'careers', 'press', 'guidelines', 'privacy', 'terms', 'cookies'],
  ...['help', 'contact', 'feedback'],
];
const segments = Object.values(calls).map(({ path }) => path.split('/')[1] ?? '');

test.each([...new Set([...pages, ...segments])])('The username %s is reserved.', (word) => {
  expect(() => requireFreeWord(word)).toThrow('reserved');
  expect(() => requireFreeWord(word.toUpperCase())).toThrow('reserved');
});

test.each(['ada', 'post', 'chatty', 'a.b', '...a'])('The username %s is free.', (word) => {
  expect(() => requireFreeWord(word)).not.toThrow();
});

test('A username of dots only would be a step up in an address, so it is refused.', () => {
  expect(() => requireFreeWord('...')).toThrow('reserved');
});

test('Interests are tidied, parted at commas and kept once whatever their case.', () => {
  const given = ['  Machine   Learning ', 'machine learning', 'Logic, Topology', ','];
  expect(parseInterests(given)).toEqual(['Machine Learning', 'Logic', 'Topology']);
});

test('Blank interests are none, eleven are too many, and a long one is too long.', () => {
  expect(() => parseInterests([' , '])).toThrow('at least one');
  expect(() => parseInterests(Array.from({ length: 11 }, (_, n) => `field ${n}`))).toThrow(
    'at most 10',
  );
  expect(() => parseInterests(['\u{1F393}'.repeat(101)])).toThrow('within 100 characters');
  expect(parseInterests(['\u{1F393}'.repeat(100)])).toHaveLength(1);
});
