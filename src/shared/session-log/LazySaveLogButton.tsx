import { lazy, Suspense, type ComponentType } from 'react';
import type { ButtonSize } from '../ui/buttonLook';

interface SaveLogButtonProps {
  readonly size?: ButtonSize | undefined;
}

const SaveLogButton = lazy<ComponentType<SaveLogButtonProps>>(() =>
  import(/* webpackChunkName: "session-log" */ './SaveLogButton').then(
    (module) => ({ default: module.SaveLogButton }),
    // An error screen must not break because the network did: it shows without the button.
    () => ({ default: () => null }),
  ),
);

/** 'Save session log' for places that are there from the start; its code is fetched when it shows. */
export function LazySaveLogButton({ size }: SaveLogButtonProps) {
  return (
    <Suspense>
      <SaveLogButton size={size} />
    </Suspense>
  );
}
