import type { Event } from '#contract/entities/event';
import * as texts from '../texts';

interface PlaceFactsProps {
  readonly event: Event;
  readonly className?: string | undefined;
}

/** How many places are left and how many people wait. Nothing where places are not limited. */
export function PlaceFacts({ event, className }: PlaceFactsProps) {
  const { capacity, going = 0, waiting } = event;
  if (!capacity) return null;
  const left = Math.max(0, capacity - going);
  const places = left === 0 ? texts.isFull : texts.placesLeft(left, capacity);
  return (
    <p className={className}>
      {waiting > 0 ? `${places} · ${texts.peopleWaiting(waiting)}` : places}
    </p>
  );
}
