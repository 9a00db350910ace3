import SwaggerParser from '@apidevtools/swagger-parser';
import { features } from '#server/app/routes';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';

interface Operation {
  parameters?: { name: string; schema: { type: string } }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  security: object[];
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

describe('the description of the API', () => {
  let server: TestServer;
  let description: Description;
  beforeAll(async () => {
    server = await createTestServer();
    description = (await server.app.inject('/api/docs/json')).json<Description>();
  });
  afterAll(() => server.close());

  it('is valid OpenAPI', async () => {
    await expect(
      SwaggerParser.validate(structuredClone(description) as never),
    ).resolves.toBeDefined();
  });

  it('has every call of every feature', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = features
      .flatMap((register) => register(server.deps))
      .map(({ call }) => `${call.method} /api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(calls.sort());
  });

  it('shows integers in the URL as numbers, and the access rules', () => {
    const profile = description.paths['/api/user/profile/{id}']?.get;
    expect(profile?.parameters).toMatchObject([{ name: 'id', schema: { type: 'integer' } }]);
    expect(profile?.security).toEqual([{ bearer: [] }]);
    expect(description.paths['/api/auth/signup']?.post?.security).toEqual([]);
  });

  it('shows the files of an upload', () => {
    const upload = description.paths['/api/profile/upload_picture']?.post;
    expect(upload?.requestBody?.content['multipart/form-data']?.schema.properties).toEqual({
      file: { type: 'string', format: 'binary' },
      origin: { type: 'string', enum: ['chosen', 'generated'] },
    });
  });

  it("has a page with a looser CSP, while the product's CSP stays the same", async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    const other = await server.app.inject('/login');
    expect(other.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect((await server.app.inject('/api/docs/static/swagger-ui.css')).statusCode).toBe(200);
  });
});
