import type { SharedEvent } from '#contract/entities/event';
import { onlyOnline } from '../texts';

/** Where an event is, “Online” if it has only an online address, or null if it says neither. */
export const eventPlace = ({
  location,
  is_online: isOnline,
}: Pick<SharedEvent, 'location' | 'is_online'>): string | null =>
  location ?? (isOnline ? onlyOnline : null);
