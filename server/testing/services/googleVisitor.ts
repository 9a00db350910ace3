import type { TestServer } from '../createTestServer';

/** A browser user who signs in with a test's provider; keeps the cookies they receive. */
export interface GoogleVisitor {
  /** Requests the provider's URL from Quad. */
  start(hint?: string): Promise<VisitorResponse>;
  /**
   * Passes through the provider, which must not show a page. Returns the URL it redirects back to.
   */
  passProvider(address: string): Promise<URL>;
  /** Sends the provider's response to Quad's callback. */
  comeBack(callback: URL): Promise<VisitorResponse>;
  /** Runs the complete sign-in. Returns the result. */
  signIn(change?: Change): Promise<VisitorResponse>;
  /** The cookie header for the callback. */
  cookie: string;
}

/** Changes by a test to the URLs on the way. */
export interface Change {
  toProvider?(address: URL): void;
  toCallback?(address: URL): void;
}

export interface VisitorResponse {
  status: number;
  location: string;
  /** From the query of the login page, if the sign-in ends there. */
  token: string | null;
  error: string | null;
  setCookie: string;
}

const MOST_STEPS = 10;

/** Creates a visitor of this server. */
export function createGoogleVisitor(server: Pick<TestServer, 'api' | 'deps'>): GoogleVisitor {
  const atProvider = new Map<string, string>();
  const { publicUrl } = server.deps.config;

  async function ask(path: string): Promise<VisitorResponse> {
    const { status, headers } = await server.api('GET', path, {
      headers: visitor.cookie === '' ? {} : { cookie: visitor.cookie },
    });
    const setCookie = String(headers['set-cookie'] ?? '');
    if (setCookie !== '') visitor.cookie = setCookie.split(';')[0] ?? '';
    const location = String(headers.location);
    const { searchParams } = new URL(location);
    const [token, error] = [searchParams.get('token'), searchParams.get('error')];
    return { status, location, token, error, setCookie };
  }

  async function step(address: URL): Promise<URL> {
    const cookie = [...atProvider].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const pair of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(pair) ?? [];
      if (value === '') atProvider.delete(name);
      else atProvider.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`${address.pathname}: ${await response.text()}`);
    return new URL(next, address);
  }

  const visitor: GoogleVisitor = {
    cookie: '',
    start: (hint) =>
      ask(
        `/auth/google/login${hint === undefined ? '' : `?login_hint=${encodeURIComponent(hint)}`}`,
      ),
    async passProvider(address) {
      let place = new URL(address);
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        place = await step(place);
        if (place.origin === publicUrl) return place;
      }
      throw new Error(`The provider went in circles at ${place.href}`);
    },
    comeBack: ({ pathname, search }) => ask(`${pathname.replace(/^\/api/, '')}${search}`),
    async signIn({ toProvider, toCallback } = {}) {
      const started = await visitor.start();
      const address = new URL(started.location);
      toProvider?.(address);
      const callback = await visitor.passProvider(address.href);
      toCallback?.(callback);
      return visitor.comeBack(callback);
    },
  };
  return visitor;
}
