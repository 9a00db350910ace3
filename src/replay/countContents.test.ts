import { countContents } from './countContents';

const line = (value: object) => JSON.stringify(value);

test('different names and texts are counted once, and not those that are redacted', async () => {
  const lines = [
    line({ initial_state: { feed: { 1: { author_username: 'ada', content: 'Hello' } } } }),
    line({ i: 0, action: { type: 'a', payload: { content: 'Hello', title: 'Tides' } } }),
    line({ i: 1, action: { type: 'a', payload: { username: 'ada', display_name: 'Ada L.' } } }),
    line({ i: 2, action: { type: 'a', payload: { password: 'x', content: '[redacted]' } } }),
    line({ i: 3, action: { type: 'a', payload: { content: '***', odd: 'secret' } } }),
    '',
  ];
  expect(await countContents(lines)).toEqual({ names: 2, texts: 2 });
});

test('a long log gives way to the page', async () => {
  const lines = Array.from({ length: 600 }, (_none, at) =>
    line({ i: at, action: { type: 'a', payload: { content: `Text ${at}` } } }),
  );
  expect(await countContents(lines)).toEqual({ names: 0, texts: 600 });
});
