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
  /** Waits until the stored session is checked before the page is shown. */
  isSettled?: boolean;
}

/** Shows a page at its address over the real store; every other address shows 'Another page'. */
export async function renderAt(address: string, page: ReactElement, options: RenderAtOptions = {}) {
  const { state, ports = createFakePorts(), isSettled = true } = options;
  window.history.pushState({ usr: state, key: 'test', idx: 0 }, '', address);
  const session = await startSession(ports);
  if (isSettled) await session.settled();
  const [path] = address.split('?');
  const view = render(
    <StrictMode>
      <Provider store={session.store}>
        <BrowserRouter>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
  // Lazy parts and first answers may come in at once.
  await act(async () => Promise.resolve());
  // No pause between keys: under jest's timers it would never end, and else it only takes time.
  const user = userEvent.setup({ delay: null });
  return { ...session, view, user, place };
}

/** Where the browser is now, and with what navigation state. */
function place(): { path: string; state: unknown } {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  return { path: window.location.pathname + window.location.search, state: usr };
}
