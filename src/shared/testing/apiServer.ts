import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The ids of the requests that no response was given to, for `settled`. */
export const openRequests = new Set<string>();

/**
 * An API of the test's own making for one test file; a call that no handler responds to fails the test.
 * `server.use(…)` overrides within one test.
 */
export function startApiServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  server.events.on('request:start', ({ requestId }) => void openRequests.add(requestId));
  server.events.on('request:end', ({ requestId }) => void openRequests.delete(requestId));
  // A request whose handler threw has a response but no end.
  server.events.on('response:mocked', ({ requestId }) => void openRequests.delete(requestId));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    openRequests.clear();
  });
  afterAll(() => server.close());
  return server;
}
