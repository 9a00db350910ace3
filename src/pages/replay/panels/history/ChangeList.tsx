import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Replay } from '#replay/createReplay';
import { actionName } from '#replay/describe';
import { changeCount } from '#replay/texts';
import { Button } from '#shared/ui/buttons/Button';
import panelCss from '../panels.module.css';
import { Sides } from '../Sides';
import * as texts from '../texts';
import css from './history.module.css';
import type { ShownChange, ValueHistory } from './useValueHistory';

interface ChangeListProps {
  readonly replay: Replay<object>;
  readonly history: Extract<ValueHistory, { status: 'done' }>;
  readonly place: number;
  readonly goTo: (place: number) => void;
}

/** The number of changes listed at once, around the current action. */
const MOST_ROWS = 100;

/** Returns the number of changes up to and including an action. */
function countUntil(changes: readonly ShownChange[], place: number): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.place ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The changes of a value, each with its action, and buttons to the ones around the current action. */
export function ChangeList({ replay, history, place, goTo }: ChangeListProps) {
  const { initial, changes, more } = history;
  const past = countUntil(changes, place);
  const previous = changes[countUntil(changes, place - 1) - 1];
  const next = changes[past];
  const first = Math.max(0, Math.min(past - MOST_ROWS / 2, changes.length - MOST_ROWS));
  const rows = changes.slice(first, first + MOST_ROWS);
  return (
    <>
      <p className={panelCss.none} role="status">
        {changeCount(changes.length + more)}
      </p>
      <div className={css.steps}>
        <Button
          size="sm"
          icon={ChevronUp}
          aria-disabled={!previous || undefined}
          onClick={() => previous && goTo(previous.place)}
        >
          {texts.previousChange}
        </Button>
        <Button
          size="sm"
          icon={ChevronDown}
          aria-disabled={!next || undefined}
          onClick={() => next && goTo(next.place)}
        >
          {texts.nextChange}
        </Button>
      </div>
      {initial === null ? null : (
        <p className={css.initial}>
          {texts.atStart} <code>{initial}</code>
        </p>
      )}
      <ol className={css.list} start={first + 1} aria-label={texts.changesOfValue}>
        {rows.map((change) => {
          const entry = replay.entries[change.place];
          const isCurrent = change.place === place;
          return (
            <li key={change.place}>
              <button
                type="button"
                className={clsx(css.row, isCurrent && css.current)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => goTo(change.place)}
              >
                <span className={css.action}>
                  <span className={css.number}>{entry?.i}</span>
                  <span className={css.name}>{entry ? actionName(entry.action) : null}</span>
                  <span>{texts.kindOfChange(change)}</span>
                </span>
                <Sides before={change.before} now={change.after} />
              </button>
            </li>
          );
        })}
      </ol>
      {rows.length < changes.length + more ? (
        <p className={panelCss.none}>
          {texts.listedChanges(first + 1, first + rows.length, changes.length + more)}
          {more > 0 ? ` ${texts.tooManyChanges(changes.length)}` : null}
        </p>
      ) : null}
    </>
  );
}
