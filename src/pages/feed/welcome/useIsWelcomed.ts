import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { FIRST_PEOPLE } from '#contract/limits';
import { selectIsWelcomeDismissed } from '#features/preferences/preferencesSlice';
import { selectMe } from '#features/session/sessionSelectors';
import { useAppSelector } from '#shared/store/hooks';

/** Returns which of the first steps are done; null if the server doesn't say. */
export function stepsOf(me: Me | null) {
  if (!me?.first_steps) return null;
  const { people, has_posted: hasPosted } = me.first_steps;
  const hasPicture = Boolean(me.profile_picture);
  const hasPeople = people >= FIRST_PEOPLE;
  return { people, hasPeople, hasPosted, hasPicture, isAll: hasPeople && hasPosted && hasPicture };
}

/**
 * Whether the welcome card is shown: to members with a step left, until they dismiss it. A card whose
 * last step was just done stays until the page is left, so that its tick is seen.
 */
export function useIsWelcomed(): boolean {
  const steps = stepsOf(useAppSelector(selectMe));
  const isDismissed = useAppSelector(selectIsWelcomeDismissed);
  const [isNew] = useState(steps !== null && !steps.isAll);
  return isNew && !isDismissed;
}
