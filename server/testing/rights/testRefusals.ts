import { calls, type CallName } from '#contract/calls/index';
import type { TestServer } from '../createTestServer';
import { callAs } from './callAs';

const anyIds = {
  ...{ id: 1, user_id: 1, post_id: 1, comment_id: 1, request_id: 1 },
  ...{ name: 'A', university: 'A', department: 'B' },
};

/**
 * Adds tests that each call refuses callers without a token and callers with an unverified address.
 */
export function testRefusals(serverOf: () => TestServer, names: readonly CallName[]): void {
  test.each(names)('%s without a token is a 401', async (name) => {
    const { status } = await callAs(serverOf(), null, calls[name], { params: anyIds });
    expect(status).toBe(401);
  });

  test.each(names)('%s from an account with an unverified address is a 403', async (name) => {
    const server = serverOf();
    const stranger = await server.person({ verified: false });
    const { status, problem } = await callAs(server, stranger, calls[name], { params: anyIds });
    expect(status).toBe(403);
    expect(problem.detail).toBe('Please verify your email');
  });
}
