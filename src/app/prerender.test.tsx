import { render, screen, waitFor, within } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { selectIsAuthenticated } from '#features/session/sessionSelectors';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { silentSite } from '#shared/testing/silentSite';
import { onCall } from '#shared/testing/onCall';
import { App } from './App';
import { preloadPage } from './AppRoutes';
import { createStore } from './store/createStore';
import { chunkOfPage, prerenderedPaths, renderPage } from './prerender';
import { rootReducer } from './store/rootReducer';
import { INFO_PATHS } from './infoRoutes';

startApiServer(
  onCall('me', () => HttpResponse.json(ada)),
  onCall('readSite', () => HttpResponse.json(silentSite)),
);

const headings = (root: HTMLElement) =>
  within(root)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

/** Renders a prerendered page as the server sends it, and hydrates it. */
async function takeOver(path: string, stored: Readonly<Record<string, string>> = {}) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = (await renderPage(path)).replace(/^<title>.*?<\/title>/, '');
  const sent = { html: container.innerHTML, headings: headings(container) };

  const ports = createFakePorts(stored);
  const { store, restored } = createStore(ports);
  await Promise.all([restored, preloadPage(path)]);
  const isExpected = 'token' in stored;
  await waitFor(() => expect(selectIsAuthenticated(store.getState())).toBe(isExpected));
  const renderedState = configureStore({ reducer: rootReducer }).getState();
  const mismatches: unknown[] = [];
  render(<App store={store} renderedState={renderedState} />, {
    container,
    hydrate: true,
    onRecoverableError: (error: unknown) => mismatches.push(error),
  });
  return { container, sent, mismatches };
}

test('the start page and the twelve footer pages are prerendered', () => {
  expect(prerenderedPaths).toEqual(['/', ...INFO_PATHS.map((path) => `/${path}`)]);
});

test('each page knows the chunk with its style sheet', () => {
  expect(chunkOfPage('/')).toBe('route-landing');
  expect(chunkOfPage('/about')).toBe('route-info');
});

test('a page begins with its document title', async () => {
  expect(await renderPage('/')).toMatch(/^<title>Quad: where academic minds connect<\/title>/);
  expect(await renderPage('/terms')).toMatch(/^<title>Terms · Quad<\/title>/);
});

test.each(prerenderedPaths)('the browser hydrates %s without changing it', async (path) => {
  const { container, sent, mismatches } = await takeOver(path);
  expect(mismatches).toEqual([]);
  expect(headings(container)).toEqual(sent.headings);
  expect(container.innerHTML).toBe(sent.html);
});

test.each(prerenderedPaths)('%s needs neither inline styles nor inline scripts', async (path) => {
  expect(await renderPage(path)).not.toMatch(/\sstyle=|<style|<script/);
});

test('the HTML is for visitors, and a signed-in user gets the link back to the app after hydration', async () => {
  const { sent, mismatches } = await takeOver('/', adaStored);
  expect(sent.html).toContain('Log in');
  expect(await screen.findByRole('link', { name: 'Open Quad' })).toBeVisible();
  expect(mismatches).toEqual([]);
});
