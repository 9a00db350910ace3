import { USERNAME_PATTERN } from '#contract/limits';
import { suggestUsername } from './googleUsername';

test.each([
  ['ada.lovelace@uni.example', '', 'ada.lovelace'],
  ['ada+lists@uni.example', '', 'ada'],
  ['jürgen_müller@uni.example', '', 'jurgen_muller'],
  ["o'neil!@uni.example", '', 'o.neil'],
  ['al@uni.example', 'Álvaro Núñez', 'Alvaro.Nunez'],
  ['নুসরাত@uni.example', 'Nusrat Jahan', 'Nusrat.Jahan'],
  ['নুসরাত@uni.example', 'নুসরাত জাহান', 'member'],
  ['--__@uni.example', '', 'member'],
  [`${'a'.repeat(29)}.b@uni.example`, '', 'a'.repeat(29)],
])('%s of "%s" is offered as %s', (email, name, username) => {
  expect(suggestUsername({ email, name }, 0)).toBe(username);
});

test.each(['admin@uni.example', 'Posts@uni.example', 'adm1n@uni.example'])(
  'the reserved word in %s gets a number immediately',
  (email) => {
    expect(suggestUsername({ email, name: '' }, 0)).toMatch(/^[a-z0-9]+\d$/i);
    expect(suggestUsername({ email, name: '' }, 0)).not.toBe(email.split('@')[0]);
  },
);

test.each([
  ['example.com@uni.example', 'example-com'],
  ['www.jane@uni.example', 'www-jane'],
  ['jane.doe@uni.example', 'jane.doe'],
])('%s is offered as %s, which is no host name', (email, username) => {
  expect(suggestUsername({ email, name: '' }, 0)).toBe(username);
});

test('a name that every object has gets a number immediately', () => {
  const email = 'constructor@uni.example';
  expect(suggestUsername({ email, name: '' }, 0)).toMatch(/^constructor\d$/);
});

test('each further try has a number one digit longer, within the length of usernames', () => {
  const email = `${'a'.repeat(40)}@uni.example`;
  for (let tries = 1; tries < 7; tries += 1) {
    const username = suggestUsername({ email, name: '' }, tries);
    expect(username).toMatch(new RegExp(USERNAME_PATTERN));
    expect(username).toMatch(new RegExp(`^a{${30 - tries - 1}}[1-9]\\d{${tries}}$`));
  }
});
