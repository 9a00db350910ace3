import { writeFile } from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import { defineCall } from '#contract/defineCall';
import { createTestServer } from '#server/testing/createTestServer';
import { route } from '../route';

const keep = defineCall({
  ...{ tag: 'Test', summary: 'Test', method: 'GET', path: '/keep', access: 'anonymous' },
  response: Type.Unknown(),
});

it('a full disk is a 503 that says so, no matter which write failed', async () => {
  const server = await createTestServer({
    // This device is always full.
    routes: () => [route(keep, () => writeFile('/dev/full', 'x'))],
  });
  const { status, body } = await server.api('GET', '/keep');
  expect([status, body]).toEqual([
    503,
    { detail: 'Quad has no room for more files right now. Please try again later.' },
  ]);
  await server.close();
});
