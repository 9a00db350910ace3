import { clsx } from 'clsx';
import { Check, Star } from 'lucide-react';
import { Suspense } from 'react';
import type { Event, RsvpStatus } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { useIsOver } from '#shared/events/eventEnd';
import { useNow } from '#shared/hooks/useNow';
import { lazyPart } from '#shared/lazy/lazyPart';
import { parseUtc } from '#shared/lib/timeLabel';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Pill } from '#shared/ui/marks/Pill';
import { toggleRsvp } from './eventThunks';
import css from './RsvpButtons.module.css';
import * as texts from './texts';
import { useRsvp, type AnsweredEvent, type RsvpEvent } from './useRsvp';

/** Few events limit their places, so that the feed's first scripts leave this out. */
const PlaceButtons = lazyPart(async () => (await import('./places/PlaceButtons')).PlaceButtons);

const CHOICES = [
  { status: 'going', label: texts.going, icon: Check },
  { status: 'interested', label: texts.interested, icon: Star },
] as const satisfies readonly { status: RsvpStatus; label: string; icon: typeof Check }[];

interface RsvpButtonsProps {
  readonly event: AnsweredEvent;
  readonly postId?: number | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** Side by side, stacked where space is narrow, or without edges and icons. */
  readonly look?: 'row' | 'column' | 'quiet' | undefined;
}

/**
 * The Going and Interested buttons. Clicking the active one withdraws the RSVP. An event that is over
 * takes none, wherever it is shown.
 */
export function RsvpButtons(props: RsvpButtonsProps) {
  const { event, postId, size, look = 'row' } = props;
  const dispatch = useAppDispatch();
  const { status: shown, mine } = useRsvp(event);
  const { id } = event;
  if (useIsOver(event)) return <Ended />;
  if (event.capacity)
    return (
      <PartBoundary part="buttons">
        <Suspense fallback={<Skeleton height="2.75rem" />}>
          <PlaceButtons {...props} />
        </Suspense>
      </PartBoundary>
    );
  const propsOf = (status: RsvpStatus) => ({
    'aria-pressed': shown === status,
    onClick: () => void dispatch(toggleRsvp({ eventId: id, postId, mine }, status)),
  });
  return (
    <div
      role="group"
      aria-label={texts.yourRsvp(event.title)}
      className={clsx(css.group, css[look])}
    >
      {CHOICES.map(({ status, label, icon }) => (
        <Button key={status} icon={icon} size={size} {...propsOf(status)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Instead of the buttons of an event that is over. */
const Ended = () => (
  <div>
    <Pill>{eventMessages.ended}</Pill>
  </div>
);

interface RsvpCountsProps {
  readonly event: RsvpEvent & Pick<Event, 'event_datetime'>;
}

/** The numbers of people going and interested, including the reader's unconfirmed RSVP. */
export function RsvpCounts({ event }: RsvpCountsProps) {
  const { counts } = useRsvp(event);
  const isToCome = useNow((now) => parseUtc(event.event_datetime) > now);
  const isOpen = counts.going === 0 && isToCome;
  return (
    <span className={css.counts}>
      <span>{eventMessages.counts(counts.going, counts.interested)}</span>
      {isOpen ? <span>{eventMessages.beTheFirst}</span> : null}
    </span>
  );
}
