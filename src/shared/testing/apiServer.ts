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
  const close = (id: string) => void openRequests.delete(id);
  server.events.on('request:start', ({ requestId: id, request: { signal } }) => {
    if (signal.aborted) return;
    openRequests.add(id);
    // An aborted request may have no end, and one whose handler threw has only a response.
    signal.addEventListener('abort', () => close(id));
  });
  server.events.on('request:end', ({ requestId: id }) => close(id));
  server.events.on('response:mocked', ({ requestId: id }) => close(id));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    openRequests.clear();
  });
  afterAll(() => server.close());
  return server;
}
