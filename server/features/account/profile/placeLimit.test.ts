import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimits: 'on' } });
});
afterAll(() => server.close());

const save = ({ token }: TestUser, university_name: string, department: string) =>
  server.api<{ detail: string }>('POST', '/profile/step1', {
    token,
    form: { university_name, department, fields_of_interest: ['Logic'] },
  });

test('a person adds at most ten universities and departments a day, and moves freely among existing ones', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const statuses: number[] = [];
  // Each of the first requests adds a university and a department.
  for (let i = 0; i < 5; i += 1) statuses.push((await save(person, `Made up ${i}`, 'A')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const refused = await save(person, 'Made up 0', 'One too many');
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toBe(
    'You have added many new universities and departments. Please try again in 24 hours.',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  const departments = await server.deps.db.selectFrom('departments').select('name').execute();
  expect(departments.map(({ name }) => name)).not.toContain('One too many');
  expect((await save(person, 'MADE UP 3', 'a')).status).toBe(200);
  expect((await save(other, 'Made up 0', 'Another')).status).toBe(200);
});
