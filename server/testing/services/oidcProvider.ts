import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type JWK } from 'oidc-provider';
import { completeInteraction } from './oidcInteraction';
import { createOidcMemory } from './oidcMemory';

/** The pending response of the token endpoint. */
export interface TokenResponse {
  status: number;
  body: unknown;
}
type Disturbance = (response: TokenResponse) => void | Promise<void>;

/** An account at the provider. */
export interface OidcAccount {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
}

/** A real OpenID provider, on a separate port. */
export interface OidcProvider {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** Registers Quad at this URL; its callback is the only redirect URI. */
  register(quadUrl: string): Promise<void>;
  /** Adds or changes an account; users type its subject to sign in. */
  setAccount(account: OidcAccount): void;
  /** Signs in and consents as this account without showing a page; null shows pages again. */
  signInAs(subject: string | null): void;
  /** Alters or blocks the response of the token endpoint; null restores it. */
  disturb(change: Disturbance | null): void;
  stop(): Promise<void>;
  /** Restarts on the same port. */
  restart(): Promise<void>;
}

const HOUR_SECONDS = 3_600;
const client = { clientId: 'quad-test', clientSecret: 'quad-test-secret-of-some-length' };

/**
 * Starts a provider for one Quad, which has to be registered. Like Google's, it includes the e-mail
 * address in the ID token.
 */
export async function startOidcProvider(): Promise<OidcProvider> {
  const memory = createOidcMemory();
  const accounts = new Map<string, OidcAccount>();
  let automatic: string | null = null;
  let disturbance: Disturbance | null = null;
  let respond: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(503).end();
  let server = createServer((request, response) => respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const provider = new Provider(issuer, {
    adapter: memory,
    jwks: { keys: [signingKey()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: HOUR_SECONDS,
      AuthorizationCode: 60,
      Grant: HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      Session: HOUR_SECONDS,
    },
    findAccount: (_ctx, subject) => {
      const account = accounts.get(subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === '/token') await disturbance?.(ctx.response);
  });
  const protocol = provider.callback();
  respond = (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void completeInteraction(provider, request, response, automatic);
    } else void protocol(request, response);
  };

  return {
    issuer,
    client,
    register: async (quadUrl) => {
      await memory('Client').upsert(client.clientId, {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${quadUrl}/api/auth/google/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      });
    },
    setAccount: (account) => accounts.set(account.subject, account),
    signInAs: (subject) => {
      automatic = subject;
    },
    disturb: (change) => {
      disturbance = change;
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async restart() {
      server = createServer((request, response) => respond(request, response));
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
  };
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256' };
}

const claimsOf = ({ subject, email, emailVerified, name }: OidcAccount) => ({
  sub: subject,
  ...(email === undefined ? {} : { email }),
  ...(emailVerified === undefined ? {} : { email_verified: emailVerified }),
  ...(name === undefined ? {} : { name }),
});
