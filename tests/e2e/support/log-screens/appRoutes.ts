import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { routes } from '#app/routes';
import { paths } from '#shared/paths';

/** The area whose pages are routes of its own. */
const AREA = 'src/features/research/Research.tsx';
/** Part of a development build alone. */
const DEVELOPMENT = '/dev/';

/** The addresses of the pages within the research area. */
function researchPages(): string[] {
  const text = readFileSync(AREA, 'utf8');
  const found = [...text.matchAll(/\{ path: '([^'*]+)'/g)].map(([, path = '']) => path);
  if (found.length === 0) throw new Error(`${AREA} has no routes any more.`);
  return found.map((path) => posix.join(paths.research, path));
}

/** The address of every page of the application, as its own table of routes has it. */
export function readAppRoutes(): string[] {
  const own = routes.map(({ path }) => path).filter((path) => path !== `${paths.research}/*`);
  return [...own, ...researchPages()].filter((path) => !path.startsWith(DEVELOPMENT)).sort();
}
