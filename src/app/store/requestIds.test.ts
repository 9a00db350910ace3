import { HttpResponse } from 'msw';
import { siteApi } from '#api/siteApi';
import { papersApi } from '#features/research/papers/papersApi';
import { profileFormApi } from '#features/session/profileFormApi';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { exportedLog } from '#shared/testing/replayLog';
import { startSession } from '#shared/testing/startSession';

const server = startApiServer();
const ID = '5f1d8c2e-0b7a-4e6f-9a3d-2c4b6e8f0a1c';
const refused = () =>
  HttpResponse.json({ detail: 'No' }, { status: 500, headers: { 'X-Request-Id': ID } });

describe('the id of a failed call in the server’s log', () => {
  test.each([false, true])('is in the log of the session, with pseudonyms: %s', async (share) => {
    server.use(onCall('readSite', refused));
    const { store, sessionLog } = await startSession();
    await store.dispatch(siteApi.endpoints.readSite.initiate());
    expect(await exportedLog(sessionLog, { share })).toContain(
      `"baseQueryMeta":{"requestId":"${ID}"}`,
    );
  });

  test('is in the log of an upload, and of a call of several requests', async () => {
    server.use(onCall('uploadPaper', refused), onCall('listUniversities', refused));
    const { store, sessionLog } = await startSession();
    const more = { abstract: '', doi: '', published_year: '2020' };
    const fields = { title: 'A', author: 'B', research_field: 'C', ...more };
    const file = new File(['%PDF-'], 'paper.pdf');
    const upload = { fields, file, uploadId: 'u1', idempotencyKey: 'k1' };
    await store.dispatch(papersApi.endpoints.uploadPaper.initiate(upload));
    await store.dispatch(profileFormApi.endpoints.suggestUniversities.initiate());
    expect((await exportedLog(sessionLog)).split(`"requestId":"${ID}"`)).toHaveLength(3);
  });

  test('is missing where no response arrived', async () => {
    server.use(onCall('readSite', () => HttpResponse.error()));
    const { store, sessionLog } = await startSession();
    await store.dispatch(siteApi.endpoints.readSite.initiate());
    expect(await exportedLog(sessionLog)).toContain('"baseQueryMeta":{"requestId":null}');
  });

  test('is no part of a successful call', async () => {
    const body = { operator: null, contact_mail: null, contact_url: null, notice: null, pages: {} };
    server.use(onCall('readSite', () => HttpResponse.json(body)));
    const { store, sessionLog } = await startSession();
    await store.dispatch(siteApi.endpoints.readSite.initiate());
    expect(await exportedLog(sessionLog)).not.toContain('baseQueryMeta');
  });
});
