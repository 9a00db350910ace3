import { eventMessages } from '#contract/messages';
import { hasStatus, isApiError, isNetworkError } from '#api/errors';
import type { Tone } from '#shared/ui/feedback/Notice';

/** What is said where events could not be read, and in which colour. */
export interface EventsFailure {
  text: string;
  tone: Exclude<Tone, 'success'>;
}

/** Blue for who has to log in, yellow for the network, red for everything else. */
export function eventsFailure(error: unknown): EventsFailure {
  if (hasStatus(error, 401)) return { text: eventMessages.widgetUnauthorized, tone: 'info' };
  if (hasStatus(error, 404)) return { text: eventMessages.widgetNone, tone: 'danger' };
  if (isNetworkError(error)) return { text: eventMessages.widgetNetwork, tone: 'warn' };
  const isAnswered = isApiError(error) && typeof error.status === 'number';
  const { widgetServer, widgetUnexpected } = eventMessages;
  return { text: isAnswered ? widgetServer : widgetUnexpected, tone: 'danger' };
}
