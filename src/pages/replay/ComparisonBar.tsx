import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
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
  if (isRunning) return `Comparing ${left.name} with ${right.name}…`;
  if (!difference) return `${left.name} and ${right.name} are identical.`;
  const [one, other] = [left, right].map(({ name, replay }) => {
    const entry = replay.entries[difference.place];
    return entry ? `${name} has ${entry.i} ${entry.action.type}` : `${name} has ended`;
  });
  return `The logs differ first at step ${difference.place + 1}: ${one}, ${other}.`;
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
            Go to the difference
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={props.onClose}>
          Close the comparison
        </Button>
      </span>
    </Notice>
  );
}
