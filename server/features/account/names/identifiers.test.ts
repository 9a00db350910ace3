import { calls } from '#contract/calls/index';
import { parseInterests } from '../profile/parseInterests';
import { canonicalEmail, loginName, requireFreeWord } from './identifiers';

test('An address is trimmed, lower-cased and composed.', () => {
  expect(canonicalEmail('  Ada@Campus.Example ')).toBe('ada@campus.example');
  expect(canonicalEmail('jose\u0301@campus.example')).toBe('jos\u00e9@campus.example');
});

test('A login with an @ is an address, one without it is a username.', () => {
  expect(loginName(' Ada@Campus.Example')).toEqual({ email: 'ada@campus.example' });
  expect(loginName('Ada')).toEqual({ username: 'ada' });
  expect(loginName('\uFEFFAda\u200B')).toEqual({ username: 'ada' });
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

test.each([
  ...['Adm1n', 'ADMIN', 'ad.min', 'a_d-m.i.n', 'adrnin', 'admin.', 'rn.e', '0penapi', 'S1gnup'],
  ...['library', 'Moderation', 'deleted', 'deleted-7', 'Deleted-X'],
  ...['QUAD', 'q.u.a.d', 'we11known', 'l0gin', 'IogIn', 'suggestedusers', 'support_'],
])('The username %s looks like a reserved one, so it is reserved.', (word) => {
  expect(() => requireFreeWord(word)).toThrow('reserved');
});

test.each([
  ...['__proto__', '__PROTO__', 'constructor', 'Constructor', 'prototype', 'hasOwnProperty'],
  ...['HASOWNPROPERTY', 'toString', 'tostring', 'toLocaleString', 'valueOf', 'isPrototypeOf'],
  ...['propertyIsEnumerable', '__defineGetter__', '__lookupSetter__'],
])('The username %s is a property of every object, so it is reserved.', (word) => {
  expect(() => requireFreeWord(word)).toThrow('reserved');
});

test.each([
  ...['example.com', 'Quad.EDU', 'www.x', 'WWW.quad', 'quad.ac.bd', 'quad.co.uk', 'jane.org'],
  ...['quad.io', 'my.site.dev', 'example.com.', '.example.com', 'local.host.localhost'],
])('The username %s looks like a host, so it is refused with a message of its own.', (word) => {
  expect(() => requireFreeWord(word)).toThrow('looks like a web address');
});

test.each([
  ...['jane.doe', 'rahman.md', 'smith.jm', 'a.b.c', 'wwwilson', 'www', 'com', 'jane.comely'],
  ...['edu.jane', 'jane_com', 'jane-edu', 'tech.jane.k', 'j.net.k', 'proto', 'toStrings'],
])('The username %s is a person’s name, so it is free.', (word) => {
  expect(() => requireFreeWord(word)).not.toThrow();
});

test.each(['...', '..', '.-_', '___', '---', '.-.-.-'])(
  'The username %s has no letter or digit: it would be a parent path or an empty name.',
  (name) => {
    expect(() => requireFreeWord(name)).toThrow('reserved');
  },
);

test.each([
  ...['ada', 'post', 'chatty', 'a.b', '...a', '.ada', 'ada.', 'Ada_Lovelace', 'modern', 'barn'],
  ...['007', 'quadruple', 'helper', 'admiral', 'ada.js', 'ada.html'],
])('The username %s is free.', (word) => {
  expect(() => requireFreeWord(word)).not.toThrow();
});

test.each(['...a', '.ada', 'ada.', 'ada.js', 'a..b', '..a..'])(
  'An address with the username %s is unchanged.',
  (name) => {
    const { pathname } = new URL(`/dashboard/${name}/about`, 'https://quad.example');
    expect(pathname).toBe(`/dashboard/${name}/about`);
  },
);

test('Interests are tidied, split at commas and deduplicated regardless of case.', () => {
  const given = ['  Machine   Learning ', 'machine learning', 'Logic, Topology', ','];
  expect(parseInterests(given)).toEqual(['Machine Learning', 'Logic', 'Topology']);
});

test('Blank interests count as none, eleven are too many, and a long one is too long.', () => {
  expect(() => parseInterests([' , '])).toThrow('at least one');
  expect(() => parseInterests(Array.from({ length: 11 }, (_, n) => `field ${n}`))).toThrow(
    'at most 10',
  );
  expect(() => parseInterests(['\u{1F393}'.repeat(101)])).toThrow('up to 100 characters');
  expect(parseInterests(['\u{1F393}'.repeat(100)])).toHaveLength(1);
});
