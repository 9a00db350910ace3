import { useMemo } from 'react';
import { clsx } from 'clsx';
import type { Replay } from '#replay/createReplay';
import type { Difference } from '#replay/diffStates';
import type { RootState } from '#shared/store/types';
import css from './panels.module.css';
import * as texts from './texts';

const MOST = 100;
const LONGEST = 400;

function asText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function Side({ sign, value }: { readonly sign: '+' | '−'; readonly value: unknown }) {
  return (
    <div className={clsx(css.side, sign === '+' ? css.added : css.removed)}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{sign === '+' ? texts.now : texts.before}</span>
      <code>{asText(value)}</code>
    </div>
  );
}

const words = { CREATE: texts.added, REMOVE: texts.removed, CHANGE: texts.changed };

function Change({ difference }: { readonly difference: Difference }) {
  const { type, path } = difference;
  const before: unknown = type === 'CREATE' ? undefined : difference.oldValue;
  const now: unknown = type === 'REMOVE' ? undefined : difference.value;
  return (
    <li>
      <p className={css.change}>
        <code className={css.path}>{path.join('.')}</code>
        <span>{words[type]}</span>
      </p>
      <div className={css.sides}>
        {type === 'CREATE' ? null : <Side sign="−" value={before} />}
        {type === 'REMOVE' ? null : <Side sign="+" value={now} />}
      </div>
    </li>
  );
}

interface DiffPanelProps {
  readonly replay: Replay<RootState>;
  readonly place: number;
}

/** The changes an action made to the state, path by path. */
export function DiffPanel({ replay, place }: DiffPanelProps) {
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
          <Change key={difference.path.join('.')} difference={difference} />
        ))}
      </ul>
      {rest > 0 ? <p className={css.none}>{texts.moreChanges(rest)}</p> : null}
      <p className={css.none}>{texts.unchangedSlices(others)}</p>
    </div>
  );
}
