import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { selectToasts, toastActionChosen, toastDismissed } from '#shared/notify/toastsSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { PlainToasts } from '#shared/ui/overlays/PlainToasts';

/**
 * Prefetched by the signed-in area, because a toast often reports that the network is down. Without
 * its code, toasts are shown plainly.
 */
export const Toaster = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "toaster" */ '#shared/ui/overlays/Toaster')).Toaster,
  PlainToasts,
);

/** Renders the toasts in the store. Its code is loaded with the first one. */
export function ToastHost() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  if (toasts.length === 0) return null;
  return (
    <Toaster
      toasts={toasts}
      onDismiss={(id) => dispatch(toastDismissed(id))}
      onAction={(id) => dispatch(toastActionChosen(id))}
    />
  );
}
