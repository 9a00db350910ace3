import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * An API of the test's own making for one test file; a call that no handler responds to fails the test.
 * `server.use(…)` overrides within one test.
 */
export function startApiServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
