import { calls } from '#contract/calls/index';
import type { Call } from '#contract/defineCall';
import { stopPictureWorker } from '#server/platform/images/processPicture';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { paperPdf, slowPdf } from '#server/testing/files/pdfs';
import type { TestUser } from '#server/testing/factories';
import { sendFiles } from '#server/testing/sendFiles';

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

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inside}</svg>`;
const HARMLESS_SVG = svg('<rect width="60" height="40" fill="teal"/>');
/** A drawing that takes forever to render. */
const HOSTILE_SVG = svg(
  `<filter id="f"><feTurbulence numOctaves="99999" baseFrequency="0.9"/></filter>${'<rect width="60" height="40" filter="url(#f)"/>'.repeat(
    1_000,
  )}`,
);

/** Sends one person's files and counts the responses. */
function flood(call: Call, name: string, files: readonly (string | Buffer)[]) {
  const counts = { answered: 0 };
  const sent = files.map(async (content) => {
    const { status } = await sendFiles(server, attacker, call, { files: [[name, content]] });
    counts.answered += 1;
    return status;
  });
  return { counts, statuses: Promise.all(sent) };
}

test('drawings that never finish delay no one else’s picture, and the last of too many is refused', async () => {
  // One is processed, six wait, and the eighth exceeds the limit.
  const files = [HOSTILE_SVG, HOSTILE_SVG, ...(Array(6).fill(HARMLESS_SVG) as string[])];
  const bombs = flood(calls.uploadPicture, 'bomb.svg', files);
  const upload = () =>
    sendFiles(server, other, calls.uploadPicture, { files: [['me.svg', HARMLESS_SVG]] });
  expect((await upload()).status).toBe(200);
  expect((await upload()).status).toBe(200);
  // Except for the refused one, all wait for two that run for four seconds each, in sequence.
  expect(bombs.counts.answered).toBeLessThan(4);
  const statuses = await bombs.statuses;
  // The refused one is the last to arrive, which may be any of them.
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const killed = statuses.filter((status) => status === 400).length;
  expect([1, 2]).toContain(killed);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7 - killed);
});

test('slow PDF files delay no one else’s paper', async () => {
  const slow = await slowPdf();
  const inspect = async (user: TestUser, heading: string) => {
    const files = [['paper.pdf', await paperPdf({ heading })]] as const;
    return (await sendFiles(server, user, calls.inspectPaper, { files })).status;
  };
  // Starts both worker processes, which takes seconds on a busy machine.
  await Promise.all([inspect(attacker, 'On Salt'), inspect(other, 'On Leaves')]);
  const papers = flood(calls.inspectPaper, 'slow.pdf', [slow, slow]);
  expect(await inspect(other, 'On Lanterns')).toBe(200);
  expect(papers.counts.answered).toBeLessThan(2);
  expect(await papers.statuses).toEqual([400, 400]);
});
