import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { openExport } from '../exports/testing/openExport';
import {
  createReportWorld,
  decide,
  MODERATED,
  sendReport,
  type ReportWorld,
} from './testing/reportWorld';

let server: TestServer;
let world: ReportWorld;
let reportId: number;
beforeEach(async () => {
  server = await createTestServer({ config: MODERATED });
  world = await createReportWorld(server);
  const wanted = { kind: 'post', id: world.ids.post } as const;
  reportId = (await sendReport(server, world.reader, wanted)).response.id;
});
afterEach(() => server.close());

const block = () =>
  callAs(server, world.author, calls.block, { body: { user_id: world.reader.id } });
const dismiss = () => decide(server, world.one, reportId, { decision: 'dismiss' });
/** The titles of the answers that the reporter has, of which there is one. */
const titles = async () => {
  const { response } = await callAs(server, world.reader, calls.listNotifications);
  const answers = response.filter(({ type }) => type === 'report_decided');
  return answers.map(({ title, excerpt }) => [title, excerpt]);
};
const ANSWER = expect.stringContaining('no breach') as string;

test('an answer has the words of the content', async () => {
  await dismiss();
  expect(await titles()).toEqual([['Buy my notes', ANSWER]]);
});

test('the answer about an author who is hidden from the reporter has none of their words', async () => {
  const socket = await openSocket(await server.listen(), world.reader);
  await block();
  await dismiss();
  const { notification } = await socket.next('notification');
  expect(notification).toMatchObject({ type: 'report_decided', excerpt: ANSWER });
  expect(notification.title).toBeUndefined();
  expect(await titles()).toEqual([[undefined, ANSWER]]);
  socket.raw.terminate();
});

test('a later block hides the words in the answer and in the copy of one’s data, until it ends', async () => {
  await dismiss();
  await block();
  expect(await titles()).toEqual([[undefined, ANSWER]]);
  const copy = await openExport(server, world.reader);
  expect(copy.text('quad.json')).toContain('report_decided');
  expect(copy.text('quad.json')).not.toContain('Buy my notes');
  const params = { user_id: world.reader.id };
  expect((await callAs(server, world.author, calls.unblock, { params })).status).toBeLessThan(300);
  expect(await titles()).toEqual([['Buy my notes', ANSWER]]);
});
