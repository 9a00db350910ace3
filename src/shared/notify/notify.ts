import type { AppThunk } from '../store/types';
import { notified, type Toast, type ToastKind } from './toastsSlice';

/** Duration in milliseconds of each kind. Errors stay until dismissed. */
const DURATIONS: Readonly<Record<ToastKind, number | null>> = {
  success: 5_000,
  info: 5_000,
  undo: 8_000,
  error: null,
};

export type ToastRequest = Pick<Toast, 'kind' | 'text'> &
  Partial<Pick<Toast, 'actionLabel' | 'durationMs'>>;

/** Shows a toast and returns its id. */
export function notify(request: ToastRequest): AppThunk<string> {
  return (dispatch, _getState, ports) => {
    const id = ports.ids.next();
    dispatch(notified({ durationMs: DURATIONS[request.kind], ...request, id }));
    return id;
  };
}
