import type { Event } from '#contract/entities/event';
import { useNow } from '#shared/hooks/useNow';
import { parseUtc } from '#shared/lib/timeLabel';

type Times = Pick<Event, 'event_datetime' | 'ends_at'>;

/** Whether an event is over by its end, or a day after its start. */
export const isOver = ({ event_datetime, ends_at }: Times, now: number) =>
  (ends_at ? parseUtc(ends_at) : parseUtc(event_datetime) + 86_400_000) <= now;

/** The same at present. */
export const useIsOver = (event: Times) => useNow((now) => isOver(event, now));
