import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNow } from '#shared/hooks/useNow';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import type { EventFields } from '../../newPost';
import * as texts from '../texts';
import { startsInPast } from './startsInPast';

interface PastQuestion {
  /** Returns whether to create the event, after a question if it starts in the past. */
  readonly mayCreate: () => Promise<boolean>;
  readonly question: ReactNode;
}

/** Asks once for each start in the past, so that sending the event again doesn't ask again. */
export function usePastQuestion(fields: EventFields): PastQuestion {
  const isPast = useNow((now) => startsInPast(fields, now));
  const start = [fields.event_date, fields.event_time, fields.user_timezone].join(' ');
  const agreed = useRef<string>(null);
  const [answer, setAnswer] = useState<((isCreated: boolean) => void) | null>(null);
  // A question that goes away with the form counts as refused.
  useEffect(() => () => answer?.(false), [answer]);

  const reply = (isCreated: boolean) => {
    if (isCreated) agreed.current = start;
    answer?.(isCreated);
    setAnswer(null);
  };
  return {
    mayCreate: () =>
      !isPast || agreed.current === start
        ? Promise.resolve(true)
        : new Promise((resolve) => setAnswer(() => resolve)),
    question: (
      <AlertDialog
        title={texts.createInThePast}
        description={texts.pastMeans}
        actionText={texts.createAnyway}
        actionTone="primary"
        cancelText={texts.changeDate}
        open={answer !== null}
        onOpenChange={() => reply(false)}
        onAction={() => reply(true)}
      />
    ),
  };
}
