import { calls } from '#contract/calls/index';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { paperPdf } from '#server/testing/files/pdfs';
import { sendFiles } from '#server/testing/sendFiles';

let server: TestServer;
let nusrat: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  nusrat = await server.person();
});
afterAll(async () => {
  await stopPdfWorker();
  await server.close();
});

test('a paper is found by a DOI that is not in its PDF, in any spelling', async () => {
  const fields = { title: 'Salt', author: 'N. Jahan', research_field: 'Botany' };
  const first = await sendFiles(server, nusrat, calls.uploadPaper, {
    files: [['a.pdf', await paperPdf({ pages: ['About salt.'] })]],
    texts: { ...fields, doi: '10.5555/salt' },
  });
  const other = await paperPdf({ pages: ['About salt, once more.'] });
  const ids = async (doi: string) => {
    const { response } = await sendFiles(server, nusrat, calls.inspectPaper, {
      files: [['b.pdf', other]],
      texts: { doi },
    });
    return response.duplicates.map(({ id }) => id);
  };
  expect(await ids('https://doi.org/10.5555/SALT')).toEqual([first.response.id]);
  const proxied = 'https://proxy.example/login?url=https://doi.org/10.5555%2FSALT';
  expect(await ids(`${proxied}?utm_source=${'x'.repeat(300)}`)).toEqual([first.response.id]);
  expect(await ids('10.5555/sugar')).toEqual([]);
  expect(await ids('no DOI at all')).toEqual([]);
  expect(await ids('')).toEqual([]);
});
