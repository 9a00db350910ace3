import type { LogScreen } from '#replay/logFormat';
import { browserZone } from '#shared/events/eventTime';

const matches = (query: string) => window.matchMedia(query).matches;

/** Reads what the screen depends on beside the state, for the header of a session log. */
export const readScreen = (): LogScreen => ({
  timezone: browserZone() ?? null,
  width: window.innerWidth,
  height: window.innerHeight,
  reduced_motion: matches('(prefers-reduced-motion: reduce)'),
  color_scheme: matches('(prefers-color-scheme: dark)') ? 'dark' : 'light',
});
