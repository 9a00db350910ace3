import { clsx } from 'clsx';
import { Check, ListPlus, ListX, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNow } from '#shared/hooks/useNow';
import { parseUtc } from '#shared/lib/timeLabel';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import css from '../RsvpButtons.module.css';
import * as buttonTexts from '../texts';
import type { AnsweredEvent } from '../useRsvp';
import { followPlaces } from './followPlaces';
import { changePlace, type Place } from './placeThunks';
import * as texts from './texts';

interface PlaceButtonsProps {
  readonly event: AnsweredEvent;
  readonly size?: 'sm' | 'md' | undefined;
  readonly look?: 'row' | 'column' | 'quiet' | undefined;
}

/** The reader's RSVP, in which waiting differs from being interested. */
const placeOf = ({ my_rsvp, my_waiting_position }: AnsweredEvent): Place =>
  my_waiting_position ? 'waiting' : my_rsvp;

/**
 * Going and Interested where places are limited. While the event is full, the waiting list takes the
 * place of Going. The click shows its result once the server has decided who gets the last place.
 */
export function PlaceButtons({ event, size, look = 'row' }: PlaceButtonsProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<Place>();
  const { id: eventId, my_waiting_position: position } = event;
  const place = placeOf(event);
  const isWaiting = place === 'waiting';
  const isFull = place !== 'going' && event.going >= (event.capacity ?? Infinity);
  const hasStarted = useNow((now) => parseUtc(event.event_datetime) <= now);

  useEffect(() => {
    dispatch(followPlaces());
  }, [dispatch]);

  const change = async (wanted: Place) => {
    setBusy(wanted);
    await dispatch(changePlace({ eventId, before: place }, wanted));
    setBusy(undefined);
  };
  const propsOf = (wanted: Place) => ({
    size,
    busy: busy !== undefined && busy === wanted,
    'aria-disabled': busy !== undefined,
    onClick: () => void change(wanted),
  });
  const toggle = (wanted: Place) => ({
    ...propsOf(place === wanted ? null : wanted),
    'aria-pressed': place === wanted,
  });

  const leave = { ...propsOf(null), icon: ListX, children: texts.leaveWaitingList };
  // One button in all states, so that the focus stays on it.
  const first = () => {
    if (isWaiting && isFull) return leave;
    if (isFull) return { ...propsOf('waiting'), icon: ListPlus, children: texts.joinWaitingList };
    return { ...toggle('going'), icon: Check, children: buttonTexts.going };
  };
  // From the start on, no one in line gets a place any more, but may take one that is free.
  const isClosed = isFull && hasStarted && !isWaiting;
  // Waiting includes being interested.
  const second = () => {
    if (isWaiting) return isFull ? null : leave;
    return { ...toggle('interested'), icon: Star, children: buttonTexts.interested };
  };
  const other = second();

  return (
    <div
      role="group"
      aria-label={buttonTexts.yourRsvp(event.title)}
      className={clsx(css.group, css[look])}
    >
      {position ? (
        <span className={css.line}>{isFull ? texts.inLine(position) : texts.isFree}</span>
      ) : null}
      {isClosed ? <span className={css.line}>{texts.full}</span> : <Button {...first()} />}
      {other ? <Button {...other} /> : null}
    </div>
  );
}
