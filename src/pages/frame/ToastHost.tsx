import { selectToasts, toastActionChosen, toastDismissed } from '#shared/notify/toastsSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';

/** Prefetched by the signed-in area, because a toast often reports that the network is down. */
export const Toaster = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "toaster" */ '#shared/ui/overlays/Toaster')).Toaster,
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
