import { useMemo } from 'react';
import type { Replay } from '#replay/createReplay';
import type { Difference } from '#replay/diffStates';
import type { RootState } from '#shared/store/types';
import { HistoryButton } from './HistoryButton';
import css from './panels.module.css';
import { Sides } from './Sides';
import * as texts from './texts';

const MOST = 100;
const LONGEST = 400;

function asText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const words = { CREATE: texts.added, REMOVE: texts.removed, CHANGE: texts.changed };

interface ChangeProps {
  readonly difference: Difference;
  readonly onHistory: (path: string) => void;
}

function Change({ difference, onHistory }: ChangeProps) {
  const { type, path } = difference;
  return (
    <li>
      <p className={css.change}>
        <code className={css.path}>{path.join('.')}</code>
        <span className={css.kind}>
          {words[type]}
          <HistoryButton path={path} onHistory={onHistory} />
        </span>
      </p>
      <Sides
        before={type === 'CREATE' ? null : asText(difference.oldValue)}
        now={type === 'REMOVE' ? null : asText(difference.value)}
      />
    </li>
  );
}

interface DiffPanelProps {
  readonly replay: Replay<RootState>;
  readonly place: number;
  readonly onHistory: (path: string) => void;
}

/** The changes an action made to the state, path by path. */
export function DiffPanel({ replay, place, onHistory }: DiffPanelProps) {
  const differences = useMemo(() => (place < 0 ? [] : replay.diffAt(place)), [replay, place]);
  const entry = replay.entries[place];
  if (!entry) return <p className={css.none}>{texts.nothingYet}</p>;
  const rest = differences.length - MOST;
  const changed = new Set(differences.map(({ path }) => path[0])).size;
  const others = Object.keys(replay.stateAt(place)).length - changed;
  return (
    <div className={css.panel}>
      <h3 className={css.heading}>{entry.action.type}</h3>
      {differences.length === 0 ? <p>{texts.nothingChanged}</p> : null}
      <ul className={css.changes} aria-label={texts.changes}>
        {differences.slice(0, MOST).map((difference) => (
          <Change key={difference.path.join('.')} {...{ difference, onHistory }} />
        ))}
      </ul>
      {rest > 0 ? <p className={css.none}>{texts.moreChanges(rest)}</p> : null}
      <p className={css.none}>{texts.unchangedSlices(others)}</p>
    </div>
  );
}
