import { eventMessages } from '#contract/messages';
import { useAnswers, type AnsweredEvent } from './useAnswers';

interface RsvpCountsProps {
  readonly event: AnsweredEvent;
}

/** How many go and how many are interested, the reader's own wish counted in; nothing until known. */
export function RsvpCounts({ event }: RsvpCountsProps) {
  const { counts } = useAnswers(event);
  return counts ? <span>{eventMessages.counts(counts.going, counts.interested)}</span> : null;
}
