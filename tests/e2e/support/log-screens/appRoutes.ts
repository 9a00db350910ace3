import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { routes } from '#app/routes';
import { paths } from '#shared/paths';

/** The area whose pages have routes of their own. */
const AREA = 'src/features/research/Research.tsx';
/** Only part of a development build. */
const DEVELOPMENT = '/dev/';

/** The paths of the pages within the research area. */
function researchPages(): string[] {
  const text = readFileSync(AREA, 'utf8');
  const found = [...text.matchAll(/\{ path: '([^'*]+)'/g)].map(([, path = '']) => path);
  if (found.length === 0) throw new Error(`${AREA} has no routes any more.`);
  return found.map((path) => posix.join(paths.research, path));
}

/** Returns the path of every page of the application, from its route table. */
export function readAppRoutes(): string[] {
  const own = routes.map(({ path }) => path).filter((path) => path !== `${paths.research}/*`);
  return [...own, ...researchPages()].filter((path) => !path.startsWith(DEVELOPMENT)).sort();
}
