import type { ButtonSize } from '../ui/buttons/buttonLook';
import { lazyOrNothing } from '../lazy/lazyOrNothing';

interface SaveLogButtonProps {
  readonly size?: ButtonSize | undefined;
}

/**
 * The 'Save session log' button for code that loads first. Its own code is fetched when it is
 * rendered.
 */
export const LazySaveLogButton = lazyOrNothing<SaveLogButtonProps>(
  async () => (await import(/* webpackChunkName: "session-log" */ './SaveLogButton')).SaveLogButton,
);
