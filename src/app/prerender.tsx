import { configureStore } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { baseApi } from '#api/baseApi';
import { AppFrame } from './AppFrame';
import { preloadPage } from './AppRoutes';
import { INFO_PATHS } from './infoRoutes';
import { windowTitle } from './titles';
import { rootReducer } from './store/rootReducer';

/** The addresses of the pages that are prerendered to HTML at build time. */
export const prerenderedPaths: readonly string[] = ['/', ...INFO_PATHS.map((path) => `/${path}`)];

/** The name of the chunk whose style sheet and script a prerendered page needs. */
export function chunkOfPage(path: string): string {
  return path === '/' ? 'route-landing' : 'route-info';
}

/** The marker React writes for a component that failed and was left for the browser to render. */
const BROKEN_PART = '<!--$!-->';

/**
 * Renders a page to HTML: its title, then the root's content for a signed-out visitor, element for
 * element. Rejects if any component fails.
 */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(baseApi.middleware),
  });
  const title = renderToStaticMarkup(<title>{windowTitle(path)}</title>);
  const page = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={path}>
          <AppFrame hasNotice={false} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  if (page.includes(BROKEN_PART)) throw new Error(`The page ${path} cannot be rendered to HTML.`);
  return title + page;
}
