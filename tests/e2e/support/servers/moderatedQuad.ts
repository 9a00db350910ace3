import { makePerson, type Person } from '../people';
import { test as base } from '../quadTest';
import { START_LIMIT_MS, startQuad, type QuadServer } from './quadServer';

interface Moderated {
  server: QuadServer;
  /** Two of them, so that one decides appeals against the other. */
  moderators: readonly [Person, Person];
}

/** A Quad whose moderators exist before the start that names them. */
export const test = base.extend<object, { moderated: Moderated; quad: QuadServer }>({
  moderated: [
    async ({}, use) => {
      const env: Record<string, string> = {};
      const server = await startQuad({ env });
      const moderators = [
        await makePerson(server, 'moderator'),
        await makePerson(server, 'moderator'),
      ] as const;
      env.MODERATORS = moderators.map(({ username }) => username).join(', ');
      await server.crash();
      await server.restart();
      await use({ server, moderators });
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * START_LIMIT_MS },
  ],
  quad: [({ moderated }, use) => use(moderated.server), { scope: 'worker' }],
});
