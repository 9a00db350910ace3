import { matchRoutes } from 'react-router-dom';
import { routes, type AppRoute } from './routes';

/** The screen at an address. */
export function routeAt(pathname: string) {
  const [match] = matchRoutes<AppRoute>([...routes], pathname) ?? [];
  return match;
}

function titleAt(pathname: string, search: string): string {
  const match = routeAt(pathname);
  if (!match) return 'Quad';
  const { title } = match.route.handle;
  return typeof title === 'string' ? title : title({ params: match.params, pathname, search });
}

/** What the page at an address is called; the product's name for one that has no name. */
export const pageTitle = (pathname: string): string => titleAt(pathname, '');

/** What the window is called while the page at an address, its query included, is shown. */
export function windowTitle(pathname: string, search = ''): string {
  const title = titleAt(pathname, search);
  return title.includes('Quad') ? title : `${title} · Quad`;
}
