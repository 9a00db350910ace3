import { execFile } from 'node:child_process';
import { programArguments } from '#server/testing/testBuild';
import { makePerson } from './support/people';
import { createQuadProcess, type QuadProcess } from './support/quadProcess';

let quad: QuadProcess;
beforeAll(async () => {
  quad = await createQuadProcess();
});
afterAll(() => quad.remove());

/** Runs a command in a separate process on the same data. */
const command = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...programArguments('quad'), ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: quad.dataDir, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const list = ['universities', 'list', '--json'];

test('commands work on the embedded database while the server runs, and after it has stopped', async () => {
  await quad.start();
  const nusrat = await makePerson(quad, 'nusrat');
  const form = new FormData();
  form.append('university_name', 'Dhaka Univ.');
  form.append('department', 'Physics');
  form.append('fields_of_interest', 'Optics');
  const headers = { authorization: `Bearer ${nusrat.token}` };
  const step1 = { method: 'POST', headers, body: form };
  expect((await fetch(`${quad.url}/api/profile/step1`, step1)).status).toBe(200);

  const running = await command(list);
  const dhaka = { name: 'Dhaka Univ.', total_members: 1, aliases: [] };
  expect([running.code, JSON.parse(running.out)]).toEqual([0, [dhaka]]);
  expect(await command(['universities', 'merge', 'Dhaka Univ.', 'Nowhere'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/(^|\n)There is no university "Nowhere"\.\n$/) as string,
  });
  expect((await fetch(`${quad.url}/readyz`)).status).toBe(200);

  expect(await quad.stop()).toBe(0);
  const stopped = await command(list);
  expect([stopped.code, JSON.parse(stopped.out)]).toEqual([0, [dhaka]]);
});

test('an invalid variable is reported in one line', async () => {
  const { code, err } = await command(list, { PORT: 'abc' });
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]*PORT[^\n]*\n$/);
});
