import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import * as texts from './texts';
import type { Comparison } from './useComparison';
import type { OpenLog } from './useLogFile';
import css from './VerdictBar.module.css';

interface ComparisonBarProps {
  readonly comparison: Comparison;
  readonly left: OpenLog;
  readonly right: OpenLog;
  readonly onGoTo: (place: number) => void;
  readonly onClose: () => void;
}

function sentence({ comparison, left, right }: ComparisonBarProps): string {
  const { isRunning, difference } = comparison;
  if (isRunning) return texts.comparing(left.name, right.name);
  if (!difference) return texts.identical(left.name, right.name);
  const [one, other] = [left, right].map(({ name, replay }) => {
    const entry = replay.entries[difference.place];
    return entry ? texts.logHas(name, entry.i, entry.action.type) : texts.logHasEnded(name);
  });
  return texts.logsDiffer(difference.place + 1, one, other);
}

/** Shows where two logs first differ. Playback stops there. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { difference } = props.comparison;
  return (
    <Notice tone={difference ? 'warn' : 'info'} role="status" className={css.bar}>
      {sentence(props)}
      <span className={css.actions}>
        {difference ? (
          <Button size="sm" onClick={() => props.onGoTo(difference.place)}>
            {texts.goToDifference}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={props.onClose}>
          {texts.closeComparison}
        </Button>
      </span>
    </Notice>
  );
}
