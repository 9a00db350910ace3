import { routes } from '#app/routes';
import { paths } from '#shared/paths';

/** Only part of a development build. */
const DEVELOPMENT = '/dev/';

/** The addresses of the signed-in pages that have no parameters. */
export const fixedPaths = Object.values(paths).filter((path) => typeof path === 'string');

/** Returns the path of every page of the application. The research area has routes of its own. */
export function readAppRoutes(): string[] {
  const area = `${paths.research}/`;
  const own = routes.map(({ path }) => path).filter((path) => path !== `${area}*`);
  return [...own, ...fixedPaths.filter((path) => path.startsWith(area))].filter(
    (path) => !path.startsWith(DEVELOPMENT),
  );
}
