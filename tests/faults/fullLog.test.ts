import { openSync } from 'node:fs';
import { waitUntil } from '#server/testing/waitUntil';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';

let quad: QuadProcess;
beforeAll(async () => {
  quad = await createQuadProcess({}, { stdout: openSync('/dev/full', 'w') });
});
afterAll(() => quad.remove());

test('a server whose log is on a full disk starts, serves, counts lost lines, and stops cleanly', async () => {
  await quad.start();
  for (let index = 0; index < 20; index += 1) {
    expect((await fetch(`${quad.url}/api/auth/users/me`)).status).toBe(401);
  }
  // A log line is written, and lost, after its response is sent.
  await waitUntil(async () => {
    const metrics = await (await fetch(`${quad.url}/metrics`)).text();
    const [, lost] = /^quad_log_lines_lost_total (\d+)$/m.exec(metrics) ?? [];
    expect(Number(lost)).toBeGreaterThanOrEqual(20);
  });
  expect(await quad.stop()).toBe(0);
});
