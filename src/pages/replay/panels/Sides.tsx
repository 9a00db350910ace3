import { clsx } from 'clsx';
import css from './panels.module.css';
import * as texts from './texts';

function Side({ sign, value }: { readonly sign: '+' | '−'; readonly value: string }) {
  return (
    <span className={clsx(css.side, sign === '+' ? css.added : css.removed)}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{sign === '+' ? texts.now : texts.before}</span>
      <code>{value}</code>
    </span>
  );
}

interface SidesProps {
  /** Null if there was no value. */
  readonly before: string | null;
  /** Null if there is none any more. */
  readonly now: string | null;
}

/** A value before and after a change. */
export function Sides({ before, now }: SidesProps) {
  return (
    <span className={css.sides}>
      {before === null ? null : <Side sign="−" value={before} />}
      {now === null ? null : <Side sign="+" value={now} />}
    </span>
  );
}
