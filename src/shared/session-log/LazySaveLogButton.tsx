import type { ButtonSize } from '../ui/buttons/buttonLook';
import { lazyOrNothing } from '../lazy/lazyOrNothing';

interface SaveLogButtonProps {
  readonly size?: ButtonSize | undefined;
}

/** 'Save session log' for places that are there from the start; its code is fetched when it shows. */
export const LazySaveLogButton = lazyOrNothing<SaveLogButtonProps>(
  async () => (await import(/* webpackChunkName: "session-log" */ './SaveLogButton')).SaveLogButton,
);
