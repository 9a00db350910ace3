import { selectToasts, toastActionChosen, toastDismissed } from '#shared/notify/toastsSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';

/** Prepared by the signed-in area: a toast often tells that the network is gone. */
export const Toaster = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "toaster" */ '#shared/ui/overlays/Toaster')).Toaster,
);

/** Shows the toasts of the store; its code comes with the first one. */
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
