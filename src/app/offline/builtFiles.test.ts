import { createFakeCaches } from '#shared/testing/fakeCaches';
import { createBuiltFiles } from './builtFiles';

const ORIGIN = 'http://localhost';
const build = (name: string) => [
  { url: `/assets/main.${name}.js`, revision: null },
  { url: `/assets/feed-${name}.js`, revision: null },
  { url: '/favicon.svg', revision: '1' },
];
const page = (name: string) => () =>
  Promise.resolve(new Response(`<script src="/assets/main.${name}.js"></script>`));

test('a build is cached as a whole, with the page that starts it', async () => {
  const built = createBuiltFiles(build('one'), createFakeCaches(), page('one'));
  await built.install(ORIGIN);
  expect(await (await built.find('/assets/feed-one.js'))?.text()).toBe(
    'the file /assets/feed-one.js',
  );
  expect(await (await built.shell())?.text()).toContain('main.one.js');
  expect(built.has('/assets/feed-one.js')).toBe(true);
  expect(built.has('/assets/feed-two.js')).toBe(false);
});

test('two builds never share files, and the older one stays until the newer takes over', async () => {
  const storage = createFakeCaches();
  const one = createBuiltFiles(build('one'), storage, page('one'));
  const two = createBuiltFiles(build('two'), storage, page('two'));
  await one.install(ORIGIN);
  await two.install(ORIGIN);
  expect(await one.find('/assets/feed-one.js')).toBeDefined();
  expect(await one.find('/assets/feed-two.js')).toBeUndefined();
  expect(await (await one.shell())?.text()).toContain('main.one.js');
  await two.forgetOthers();
  expect(await one.find('/assets/feed-one.js')).toBeUndefined();
  expect(await two.find('/assets/feed-two.js')).toBeDefined();
});

test('responses cached for offline reading survive a change of build', async () => {
  const storage = createFakeCaches();
  await storage.open('quad-reads');
  await createBuiltFiles(build('one'), storage, page('one')).forgetOthers();
  expect(await storage.keys()).toEqual(['quad-reads']);
});

test.each([
  ['of another build', page('two')],
  ['that is an error', () => Promise.resolve(new Response('main.one.js', { status: 503 }))],
])('nothing is installed alongside a page %s', async (_which, send) => {
  const storage = createFakeCaches();
  const built = createBuiltFiles(build('one'), storage, send);
  await expect(built.install(ORIGIN)).rejects.toThrow('Not the same build.');
  expect(await storage.keys()).toEqual([]);
});
