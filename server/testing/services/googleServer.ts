import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Config } from '#server/platform/config/config';
import { createLog } from '#server/platform/log';
import { createTestServer, type TestServer, type TestServerOptions } from '../createTestServer';
import { createGoogleVisitor, type GoogleVisitor } from './googleVisitor';
import { startOidcProvider, type OidcAccount, type OidcProvider } from './oidcProvider';

/** A server whose sign-in uses its own test provider. */
export interface GoogleServer extends TestServer {
  provider: OidcProvider;
  /** The log lines since the array was last emptied. */
  lines: string[];
  /** Creates a user with an account at the provider; the next sign-ins use that account. */
  visitor(account?: Partial<OidcAccount>): GoogleVisitor & { account: OidcAccount };
}

const PUBLIC_URL = 'http://localhost:3000';

/** Starts both servers; everything between them is real. */
export async function createGoogleServer(
  options: Omit<TestServerOptions, 'log' | 'config'> & { config?: Partial<Config> } = {},
): Promise<GoogleServer> {
  const provider = await startOidcProvider();
  await provider.register(PUBLIC_URL);
  const lines: string[] = [];
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = await createTestServer({
    ...options,
    log: createLog({ logLevel: 'info' }, to),
    config: {
      publicUrl: PUBLIC_URL,
      google: { ...provider.client, issuer: provider.issuer },
      ...options.config,
    },
  }).catch(async (error: unknown) => {
    // An open port would keep the run from ending.
    await provider.stop();
    throw error;
  });
  return {
    ...server,
    provider,
    lines,
    visitor(given = {}) {
      const subject = given.subject ?? randomUUID();
      const email = `${subject}@campus.example`;
      const account = { subject, email, emailVerified: true, ...given };
      provider.setAccount(account);
      provider.signInAs(subject);
      return Object.assign(createGoogleVisitor(server), { account });
    },
    async close() {
      await server.close();
      await provider.stop();
    },
  };
}
