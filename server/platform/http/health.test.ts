import { createTestServer } from '#server/testing/createTestServer';

describe('health checks', () => {
  it('is alive and ready while all parts respond, and not ready once it is stopping', async () => {
    const server = await createTestServer();
    const status = async (url: string) => (await server.app.inject(url)).statusCode;
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    server.announceStop();
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    await server.close();
  });

  it('names the part that does not respond', async () => {
    const never = new Promise<void>(() => undefined);
    const failing = await createTestServer();
    await failing.close();
    const server = await createTestServer({
      deps: {
        db: failing.deps.db,
        bus: { ...failing.deps.bus, check: () => never },
      },
    });
    const response = await server.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      detail: 'Not responding: database, bus.',
      failing: ['database', 'bus'],
    });
    await server.close();
  });

  it('exposes Prometheus metrics by route pattern', async () => {
    const server = await createTestServer();
    await server.app.inject('/api/user/profile/1');
    const { body, headers } = await server.app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'quad_http_request_seconds_count{method="GET",route="/api/user/profile/:id",status="401"} 1',
    );
    await server.close();
  });
});
