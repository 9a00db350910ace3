import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createFakePorts, type FakePorts } from './fakePorts';
import { startSession } from './startSession';

interface RenderAtOptions {
  /** The navigation state the page is opened with. */
  state?: unknown;
  ports?: FakePorts;
  /** Waits until the stored session is verified before the page is rendered. */
  isSettled?: boolean;
  /** The pattern of the page's address, if it has parameters. */
  route?: string;
}

/**
 * Renders a page at its address with the real store. Every other address renders 'Another page'.
 */
export async function renderAt(address: string, page: ReactElement, options: RenderAtOptions = {}) {
  const { state, ports = createFakePorts(), isSettled = true } = options;
  window.history.pushState({ usr: state, key: 'test', idx: 0 }, '', address);
  const session = await startSession(ports);
  if (isSettled) await session.settled();
  const [path] = address.split(/[?#]/);
  const { route = path } = options;
  const view = render(
    <StrictMode>
      <Provider store={session.store}>
        <BrowserRouter>
          <Routes>
            <Route path={route} element={page} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
  // Lazy parts and first responses may arrive together.
  await act(async () => Promise.resolve());
  // No delay between keys. Under jest's fake timers it would never end.
  const user = userEvent.setup({ delay: null });
  return { ...session, view, user, place };
}

/** Returns the current address and navigation state. */
function place(): { path: string; state: unknown } {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  return { path: window.location.pathname + window.location.search, state: usr };
}
