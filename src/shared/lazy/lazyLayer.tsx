import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIsOnline } from '../hooks/online';
import { notify } from '../notify/notify';
import { useAppDispatch } from '../store/hooks';
import type { AppThunk } from '../store/types';
import * as texts from '../texts';
import { LostPart, makePart, renewFailedParts, type LazyPart } from './lazyPart';

/** A layer over the page that can be closed. */
interface LayerProps {
  readonly onClose: () => void;
  /** Rendered while the layer is being fetched. */
  readonly waiting?: ReactNode;
}

/** Says that the code of a dialog or menu could not be fetched. */
export function notifyLostPart(): AppThunk {
  return (dispatch, _getState, ports) => {
    ports.log.error('A dialog or menu could not be fetched');
    const text = ports.network.isOnline() ? texts.notOpened : texts.tryOnline;
    dispatch(notify({ kind: 'error', text }));
  };
}

/** Rethrows other errors for the surrounding boundary. */
function RenderNothing({ error }: { readonly error: unknown }): null {
  if (error instanceof LostPart) return null;
  throw error;
}

/**
 * Creates a dialog, viewer or menu in a separate chunk. If the chunk fails to load, a toast says so
 * and the layer counts as closed. The page stays, and the next press retries. A layer that its
 * owner keeps open appears when the network is back.
 */
export function lazyLayer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props & LayerProps> {
  const Part = makePart(load);
  function Layer(props: Props & LayerProps) {
    const dispatch = useAppDispatch();
    const isOnline = useIsOnline();
    const giveUp = (error: unknown) => {
      if (!(error instanceof LostPart)) return;
      renewFailedParts();
      dispatch(notifyLostPart());
      props.onClose();
    };
    return (
      <ErrorBoundary FallbackComponent={RenderNothing} resetKeys={[isOnline]} onError={giveUp}>
        <Suspense fallback={props.waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(Layer, { preload: Part.preload, prepare: Part.prepare });
}
