/** Data that one account page passes to the next in the router's navigation state. */
export interface AuthState {
  /** The email address; '' if unknown. */
  email: string;
  /** The username from the signup; '' if unknown. */
  username: string;
  /** The address was just verified. */
  emailVerified: boolean;
  /** The account was just created. */
  signedUp: boolean;
  /** A login was refused because the address is not verified. */
  unverified: boolean;
  /** The page of this application to show after the login. */
  wantedPath: string | null;
}

/** One slash and no backslash: browsers treat two of either as another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Reads the valid parts of a navigation state, which may come from an older version of this
 * application.
 */
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
