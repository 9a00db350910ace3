import { lazy, Suspense } from 'react';
import { selectToasts, toastActionChosen, toastDismissed } from '../shared/notify/toastsSlice';
import { useAppDispatch, useAppSelector } from '../shared/store/hooks';

const Toaster = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toaster" */ '../shared/ui/Toaster')).Toaster,
}));

/** Shows the toasts of the store; its code comes with the first one. */
export function ToastHost() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => dispatch(toastDismissed(id))}
        onAction={(id) => dispatch(toastActionChosen(id))}
      />
    </Suspense>
  );
}
