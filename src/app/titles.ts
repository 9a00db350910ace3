import { matchRoutes } from 'react-router-dom';
import { titleInWindow } from '#shared/texts';
import type { AppRoute } from './appRoute';
import { routes } from './routes';
import * as texts from './texts';

/** Returns the route that matches an address. */
export function routeAt(pathname: string) {
  const [match] = matchRoutes<AppRoute>([...routes], pathname) ?? [];
  return match;
}

function titleAt(pathname: string, search: string): string {
  const match = routeAt(pathname);
  if (!match) return texts.product;
  const { title } = match.route.handle;
  return typeof title === 'string' ? title : title({ params: match.params, pathname, search });
}

/** The title of the page at an address, or the product name if the page has none. */
export const pageTitle = (pathname: string): string => titleAt(pathname, '');

/** The document title for an address, including its query. */
export function windowTitle(pathname: string, search = ''): string {
  const title = titleAt(pathname, search);
  return title.includes(texts.product) ? title : titleInWindow(title);
}
