import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { NowContext } from '#shared/hooks/useNow';
import { useAppSelector } from '#shared/store/hooks';
import type { RootState } from '#shared/store/types';
import { PageBoundary } from '../../frame/PageBoundary';
import { ToastHost } from '../../frame/ToastHost';
import * as texts from '../texts';
import css from './ReplayedScreen.module.css';

/** Navigation comes from the log, so navigation by a replayed screen is ignored. */
const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '/')),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

function RecordedPlace({ screens: Screens }: { readonly screens: ComponentType }) {
  const path = useAppSelector((state) => state.navigation.path);
  if (path === null) return <p className={css.none}>{texts.screenWithoutPage}</p>;
  return (
    <Router location={path} navigator={nowhere}>
      <PageBoundary as="main">
        <Screens />
      </PageBoundary>
      <ToastHost />
    </Router>
  );
}

interface ReplayedAppProps {
  /** The application's pages. */
  readonly screens: ComponentType;
  readonly store: Store<RootState>;
  /** The displayed moment, in milliseconds since 1970. */
  readonly now: number;
}

/** The application's own screens, rendered from a replayed state. */
export function ReplayedApp({ screens, store, now }: ReplayedAppProps) {
  return (
    <Provider store={store}>
      <NowContext value={now}>
        <RecordedPlace screens={screens} />
      </NowContext>
    </Provider>
  );
}
