import { eventMessages } from '#contract/messages';
import { hasStatus, isApiError, isNetworkError } from '#api/errors';
import type { Tone } from '#shared/ui/feedback/Notice';

/** The message shown when events could not be loaded, and its colour. */
export interface EventsFailure {
  text: string;
  tone: Exclude<Tone, 'success'>;
}

/**
 * Returns info for readers who must log in, warn for network failures, and danger for everything
 * else.
 */
export function eventsFailure(error: unknown): EventsFailure {
  if (hasStatus(error, 401)) return { text: eventMessages.widgetUnauthorized, tone: 'info' };
  if (hasStatus(error, 404)) return { text: eventMessages.widgetNone, tone: 'danger' };
  if (isNetworkError(error)) return { text: eventMessages.widgetNetwork, tone: 'warn' };
  const hasResponse = isApiError(error) && typeof error.status === 'number';
  const { widgetServer, widgetUnexpected } = eventMessages;
  return { text: hasResponse ? widgetServer : widgetUnexpected, tone: 'danger' };
}
