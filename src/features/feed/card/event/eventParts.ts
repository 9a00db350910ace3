import type { ReactNode } from 'react';
import type { EventDetails } from '#contract/entities/event';

/** What a card shows of the event that it announces and only the page can give. */
export interface EventParts {
  /** Going and Interested; `postId` is the post that announces the event. */
  readonly answer: (event: EventDetails, postId: number) => ReactNode;
  /** How many go and are interested, the reader's own wish counted in at once. */
  readonly counts: (event: EventDetails) => ReactNode;
}
