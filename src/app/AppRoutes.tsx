import { Suspense } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { PageSplash } from '#pages/frame/PageSplash';
import { ScreensContext } from '#pages/replay/screen/ScreensContext';
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart';
import { paths } from '#shared/paths';
import { RequireSession, SignedOutOnly } from './RequireSession';
import type { AppRoute } from './appRoute';
import { routes } from './routes';
import { routeAt } from './titles';

const Layout = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "app-shell" */ '#pages/shell/DashboardLayout'))
      .DashboardLayout,
);

const LayoutSplash = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "app-shell" */ '#pages/shell/LayoutSplash')).LayoutSplash,
);

const TypedUsername = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-profile" */ '#pages/profile/TypedUsername'))
      .TypedUsername,
);

/**
 * The lazy component of each screen. Created once, because a new component type would remount the
 * screen.
 */
const parts = new Map<AppRoute, LazyPart>();
for (const route of routes)
  parts.set(
    route,
    lazyPart(async () => (await route.lazy()).Component),
  );

/** The routes for one audience, as React Router objects. */
function routesFor(people: AppRoute['handle']['for']): RouteObject[] {
  return routes
    .filter(({ handle }) => handle.for === people)
    .map((route) => {
      const Page = parts.get(route);
      return { path: route.path, element: Page && <Page /> };
    });
}

const toStart = <Navigate to="/" replace />;

const tree: RouteObject[] = [
  ...routesFor(undefined),
  { element: <SignedOutOnly />, children: routesFor('visitors') },
  {
    element: <RequireSession allowIncomplete waiting={<PageSplash />} />,
    children: routesFor('newcomers'),
  },
  {
    element: <RequireSession waiting={<LayoutSplash />} />,
    children: [
      {
        element: <Layout />,
        children: [
          ...routesFor('members'),
          { path: `${paths.dashboard}/:username`, element: <TypedUsername /> },
        ],
      },
      { path: paths.dashboard, element: <Navigate to={paths.home} replace /> },
      { path: `${paths.dashboard}/*`, element: toStart },
      { path: '/chat/*', element: toStart },
    ],
  },
  { path: '*', element: toStart },
];

/** Renders the page at the current address. Unknown addresses redirect to the start page. */
export function AppRoutes() {
  const page = useRoutes(tree);
  return (
    <ScreensContext value={AppRoutes}>
      <Suspense fallback={<PageSplash />}>{page}</Suspense>
    </ScreensContext>
  );
}

/** Fetches the chunks of the page at an address. */
export async function preloadPage(pathname: string): Promise<void> {
  // Unknown addresses redirect to the start page.
  const route = (routeAt(pathname) ?? routeAt('/'))?.route;
  const isInside = route?.handle.for === 'members';
  await Promise.all([
    route && parts.get(route)?.preload(),
    ...(isInside ? [Layout.preload(), LayoutSplash.preload()] : []),
  ]);
}
