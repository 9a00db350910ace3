import { readSecureAddress } from './readSecureAddress';

test.each([
  ['https://campus.example/~ada', 'https://campus.example/~ada'],
  ['\u200B https://campus.example \u2069', 'https://campus.example'],
  ['HTTPS://Campus.example/a b', 'HTTPS://Campus.example/a b'],
  [
    'https://\u09A2\u09BE\u0995\u09BE.example/\u00FC',
    'https://\u09A2\u09BE\u0995\u09BE.example/\u00FC',
  ],
])('%j is the address %j', (text, address) => {
  expect(readSecureAddress(text)).toBe(address);
});

test.each([
  '',
  'campus.example',
  'http://campus.example',
  'javascript:alert(1)',
  'https://a:b@campus.example',
  'https://campus.example@other.example',
  'https:\\\\campus.example',
  'htt\nps://campus.example',
  'https://campus.example/\ta',
  'https://',
])('%j is no address that people can be sent to', (text) => {
  expect(readSecureAddress(text)).toBeNull();
});
