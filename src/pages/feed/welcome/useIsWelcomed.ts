import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { FIRST_PEOPLE } from '#contract/limits';
import { selectIsWelcomeDismissed } from '#features/preferences/preferencesSlice';
import { selectMe } from '#features/session/sessionSelectors';
import { useAppSelector } from '#shared/store/hooks';

/** Returns the state of each first step, or null until the user is loaded. */
export function stepsOf(me: Me | null) {
  if (!me) return null;
  const { people, has_posted: hasPosted, has_picture: hasPicture } = me.first_steps;
  const hasPeople = people >= FIRST_PEOPLE;
  return { people, hasPeople, hasPosted, hasPicture, isAll: hasPeople && hasPosted && hasPicture };
}

/**
 * Whether to show the welcome card. Members with a remaining step see it until they dismiss it.
 * When the last step is completed, the card stays until the next navigation, so that the tick is
 * seen.
 */
export function useIsWelcomed(): boolean {
  const steps = stepsOf(useAppSelector(selectMe));
  const isDismissed = useAppSelector(selectIsWelcomeDismissed);
  const [isNew] = useState(steps !== null && !steps.isAll);
  return isNew && !isDismissed;
}
