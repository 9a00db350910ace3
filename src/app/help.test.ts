import { matchRoutes } from 'react-router-dom';
import { helpSections } from '#contract/help';
import { paths } from '#shared/paths';
import { developmentRoutes } from './developmentRoutes';
import { INFO_PATHS } from './infoRoutes';
import { routes } from './routes';

const linked = new Set(
  helpSections.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address = '']) => address),
  ),
);

/** The pages that the footer links to, and the gallery of the design system. */
const others = new Set([
  ...INFO_PATHS.map((path) => `/${path}`),
  ...developmentRoutes.map(({ path }) => path),
]);
const screens = routes.filter(({ path }) => !path.includes(':') && !others.has(path));

/** The addresses of a screen: its own, and those of its sections. */
function addressesOf(path: string): string[] {
  const own = path.replace(/\/\*$/, '');
  const sections = Object.values(paths).filter(
    (address): address is Extract<typeof address, string> =>
      typeof address === 'string' && path.endsWith('/*') && address.startsWith(`${own}/`),
  );
  // An address with a route of its own is another screen.
  const isOwn = (address: string) => matchRoutes([...routes], address)?.[0]?.route.path === path;
  return [own, ...sections.filter(isOwn)];
}

test('every screen without a parameter, and each of its sections, is linked from the help', () => {
  const missing = screens
    .flatMap(({ path, handle }) =>
      addressesOf(path).map((address) => ({ address, title: handle.title })),
    )
    .filter(({ address }) => !linked.has(address))
    // A screen with several addresses is linked by one of them.
    .filter(
      ({ title }) =>
        !screens.some((other) => other.handle.title === title && linked.has(other.path)),
    );
  expect(missing).toEqual([]);
});

test('each link of the help leads to a page', () => {
  const lost = [...linked].filter((address) => matchRoutes([...routes], address) === null);
  expect(lost).toEqual([]);
});
