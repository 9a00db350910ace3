import { trimMessage } from './trimMessage';

test.each([
  [' one ', 'one'],
  ['\n  https://quad.example ', 'https://quad.example'],
  ['\n    def f():\n        pass\n', '    def f():\n        pass'],
])('%j is sent as %j', (text, sent) => {
  expect(trimMessage(text)).toBe(sent);
});
