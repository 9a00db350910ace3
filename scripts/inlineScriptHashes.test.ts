import { inlineScriptHashes } from './inlineScriptHashes';

test('a script written in a page is known by the hash that a browser computes', () => {
  // From the Content Security Policy specification, section 8.4.
  expect(inlineScriptHashes(["<script>alert('Hello, world.');</script>"])).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});

test('a script that stands in several pages is listed once', () => {
  expect(inlineScriptHashes(['<script>a()</script>', '<p>x</p><script>a()</script>'])).toHaveLength(
    1,
  );
});

test('scripts in files need no hash', () => {
  expect(inlineScriptHashes(['<script defer="defer" src="/assets/main.js"></script>'])).toEqual([]);
});
