import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';

let server: TestServer;
let nusrat: TestUser;
let id: number;
beforeAll(async () => {
  server = await createTestServer();
  nusrat = await server.person();
  id = await insertPaper(server, nusrat);
});
afterAll(() => server.close());

const change = (published_year: string) =>
  callAs(server, nusrat, calls.updatePaper, { params: { id }, body: { published_year } });

test.each([
  ['২০২৪', 2024],
  ['٢٠٢٤', 2024],
  ['۲۰۲۴', 2024],
  [' ２０２４\u200F', 2024],
  ['2024', 2024],
  ['', null],
  [' ', null],
])('the year %j is stored as %j', async (text, year) => {
  expect((await change(text)).response.published_year).toBe(year);
});

test.each(['২০২', '২০২৪৫', '৯৯৯৯', '-202', '2e03', '½২২২'])(
  'the year %j is refused',
  async (text) => {
    const { status, problem } = await change(text);
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['published_year']);
  },
);
