import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { TOKEN_PATTERN } from '#contract/limits';
import { useAppDispatch } from '#shared/store/hooks';
import { navigated } from '#shared/store/pageEvents';

/** Links from mails that are secrets as well. */
const SECRET_LINKS = ['/account/undo/', '/account/unsubscribe/'];
const tokenShape = new RegExp(TOKEN_PATTERN);

/** Dispatches an action for each navigation. It follows the router, not the store. */
export function NavigationRecorder() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    dispatch(navigated({ path: withoutSecret(pathname) + withoutTokens(search), kind }));
  }, [dispatch, pathname, search, kind]);
  return null;
}

function withoutSecret(path: string): string {
  const link = SECRET_LINKS.find((start) => path.startsWith(start));
  return link ? `${link}redacted` : path;
}

/** An address may briefly contain a token. Actions must never contain one. */
function withoutTokens(search: string): string {
  const query = new URLSearchParams(search);
  const secret = [...query].filter(([name, value]) => name === 'token' || tokenShape.test(value));
  if (secret.length === 0) return search;
  for (const [name] of secret) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
