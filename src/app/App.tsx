import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './AppFrame';
import type { AppStore } from './store/createStore';
import type { RootState } from './store/rootReducer';

interface AppProps {
  readonly store: AppStore;
  /** Whether the operator has a notice for everyone. */
  readonly hasNotice?: boolean;
  /**
   * The state that the prerendered HTML was built from. The first render uses it so that hydration
   * matches.
   */
  readonly renderedState?: RootState | undefined;
}

/** The whole application. */
export function App({ store, hasNotice = false, renderedState }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store} {...(renderedState && { serverState: renderedState })}>
        <BrowserRouter>
          <AppFrame hasNotice={hasNotice} />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
}
