import { lazy, Suspense } from 'react';
import { Spinner } from '../../shared/ui/Spinner';
import css from './panels.module.css';

const StateTree = lazy(async () => ({
  default: (await import(/* webpackChunkName: "state-tree" */ './StateTree')).StateTree,
}));

/** The state at a place, to be unfolded. */
export function StatePanel({ state }: { readonly state: object }) {
  return (
    <div className={css.panel}>
      <Suspense fallback={<Spinner label="Loading" />}>
        <StateTree state={state} />
      </Suspense>
    </div>
  );
}
