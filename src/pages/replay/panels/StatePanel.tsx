import { Suspense } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Spinner } from '#shared/ui/feedback/Spinner';
import css from './panels.module.css';
import type { StateTreeProps } from './StateTree';
import * as texts from './texts';

const StateTree = lazyPart(
  async () => (await import(/* webpackChunkName: "state-tree" */ './StateTree')).StateTree,
);

/** The state at an index, as an expandable tree. */
export function StatePanel(props: StateTreeProps) {
  return (
    <div className={css.panel}>
      <PartBoundary part="state">
        <Suspense fallback={<Spinner label={texts.loading} />}>
          <StateTree {...props} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
