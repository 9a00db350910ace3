import { isWebLink } from './checkMessage';

test.each(['https://uni.example/paper', ' http://uni.example ', 'HTTPS://bücher.example/ä'])(
  '“%s” may be a link',
  (text) => {
    expect(isWebLink(text)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://uni.example',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:nusrat@uni.example',
  'www.uni.example',
  '//uni.example',
  'https://',
  'https://a.example https://b.example',
  'see https://uni.example',
  '',
])('“%s” may not be a link', (text) => {
  expect(isWebLink(text)).toBe(false);
});
