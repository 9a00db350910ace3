import { readFileSync } from 'node:fs';
import type * as Os from 'node:os';
import { calls } from '#contract/calls/index';
import type { Call } from '#contract/defineCall';
import { stopPictureWorker } from '#server/platform/images/processPicture';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import type * as Workers from '#server/platform/workers/createWorkerProcess';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { paperPdf } from '#server/testing/files/pdfs';
import type { TestUser } from '#server/testing/factories';
import { sendFiles } from '#server/testing/sendFiles';
import { waitUntil } from '#server/testing/waitUntil';

// Two slots, of which one person may occupy one, whatever the machine.
jest.mock('node:os', () => ({
  ...jest.requireActual<typeof Os>('node:os'),
  availableParallelism: () => 2,
}));

/** Part of a file whose job runs until the test ends it, when its worker is killed. */
const MOCK_ENDLESS = 'runs until the test ends it';
/** Ends the endless jobs that have begun. */
const mockEnds: (() => void)[] = [];
jest.mock('#server/platform/workers/createWorkerProcess', () => {
  const real = jest.requireActual<typeof Workers>('#server/platform/workers/createWorkerProcess');
  return {
    ...real,
    createWorkerProcess: (options: Workers.WorkerProcessOptions) => {
      const worker = real.createWorkerProcess<string | { path: string }, unknown>(options);
      const run = async (request: string | { path: string }) => {
        const path = typeof request === 'string' ? request : request.path;
        if (!readFileSync(path).includes(MOCK_ENDLESS)) return worker.run(request);
        await new Promise<void>((resolve) => mockEnds.push(resolve));
        throw new real.WorkerLost('The worker was killed or has died.');
      };
      return { ...worker, run };
    },
  };
});

let server: TestServer;
let attacker: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await Promise.all([stopPictureWorker(), stopPdfWorker()]);
  await server.close();
});
beforeEach(async () => {
  attacker = await server.person();
  other = await server.person();
});

const endJobs = () => mockEnds.splice(0).forEach((end) => end());

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inside}</svg>`;
const HARMLESS_SVG = svg('<rect width="60" height="40" fill="teal"/>');
const ENDLESS_SVG = svg(`<desc>${MOCK_ENDLESS}</desc>`);

/** Sends one person's files; `answered` has the statuses so far. */
function flood(call: Call, name: string, files: readonly (string | Buffer)[]) {
  const answered: number[] = [];
  const sent = files.map(async (content) => {
    const { status } = await sendFiles(server, attacker, call, { files: [[name, content]] });
    answered.push(status);
    return status;
  });
  return { answered, statuses: Promise.all(sent) };
}

test('a drawing that never finishes delays no one else’s picture, and the last of too many is refused', async () => {
  const endless = flood(calls.uploadPicture, 'bomb.svg', [ENDLESS_SVG]);
  await waitUntil(() => expect(mockEnds).toHaveLength(1));
  // It is processed, six wait, and the last to arrive exceeds the limit.
  const more = flood(calls.uploadPicture, 'more.svg', Array<string>(7).fill(HARMLESS_SVG));
  await waitUntil(() => expect(more.answered).toEqual([429]));
  const upload = () =>
    sendFiles(server, other, calls.uploadPicture, { files: [['me.svg', HARMLESS_SVG]] });
  expect((await upload()).status).toBe(200);
  expect((await upload()).status).toBe(200);
  expect([endless.answered, more.answered]).toEqual([[], [429]]);
  endJobs();
  expect(await endless.statuses).toEqual([400]);
  expect((await more.statuses).sort()).toEqual([...Array<number>(6).fill(200), 429]);
});

test('slow PDF files delay no one else’s paper', async () => {
  const paper = await paperPdf({ heading: 'On Lanterns' });
  const slow = Buffer.concat([paper, Buffer.from(`\n% ${MOCK_ENDLESS}\n`)]);
  const papers = flood(calls.inspectPaper, 'slow.pdf', [slow, slow]);
  await waitUntil(() => expect(mockEnds).toHaveLength(1));
  const files = [['paper.pdf', paper]] as const;
  expect((await sendFiles(server, other, calls.inspectPaper, { files })).status).toBe(200);
  // The second of them waits for the first.
  expect([papers.answered, mockEnds]).toMatchObject([[], { length: 1 }]);
  endJobs();
  await waitUntil(() => expect(mockEnds).toHaveLength(1));
  endJobs();
  expect(await papers.statuses).toEqual([400, 400]);
});
