import { pictureUrl } from './pictureUrl';

test.each([
  ['/api/files/face.webp', '/api/files/face.webp'],
  ['https://quad.example/api/files/face.webp', '/api/files/face.webp'],
  ['http://192.168.1.5:3000/api/files/face.webp', '/api/files/face.webp'],
  ['https://cdn.example/face.webp', 'https://cdn.example/face.webp'],
  ['https://cdn.example/a/api/files/face.webp', 'https://cdn.example/a/api/files/face.webp'],
  ['blob:https://quad.example/6f1c', 'blob:https://quad.example/6f1c'],
])('%s is read from %s', (url, expected) => {
  expect(pictureUrl(url)).toBe(expected);
});

test.each([null, undefined, '', '//evil.example/api/files/a', 'javascript:alert(1)', 'face.webp'])(
  '%s is no picture',
  (url) => {
    expect(pictureUrl(url)).toBeNull();
  },
);
