/** What one account page tells the next through the router's navigation state. */
export interface AuthState {
  /** The address in question; '' where none is known. */
  email: string;
  /** The username that was signed up with; '' where none is known. */
  username: string;
  /** The address was proved a moment ago. */
  emailVerified: boolean;
  /** An account was made a moment ago. */
  signedUp: boolean;
  /** A login was refused because the address is not proved. */
  unverified: boolean;
  /** The page of ours to show after the login. */
  wantedPath: string | null;
}

/** One slash and no backslash: browsers take two of either for another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Takes what is usable from a navigation state, which may come from an older version of us. */
export function readAuthState(state: unknown): AuthState {
  const source: Record<string, unknown> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  const { email, username, emailVerified, signedUp, unverified, wantedPath } = source;
  return {
    email: typeof email === 'string' ? email : '',
    username: typeof username === 'string' ? username : '',
    emailVerified: emailVerified === true,
    signedUp: signedUp === true,
    unverified: unverified === true,
    wantedPath: typeof wantedPath === 'string' && isOwnPath(wantedPath) ? wantedPath : null,
  };
}

function isOwnPath(path: string): boolean {
  // Browsers drop control characters before they look for the slashes.
  const hasControls = [...path].some((character) => character < ' ');
  return OWN_PATH.test(path) && !hasControls;
}
