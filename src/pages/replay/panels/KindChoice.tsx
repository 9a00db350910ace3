import { clsx } from 'clsx';
import { actionKinds, kindWords, type ActionKind } from './actionKind';
import css from './KindChoice.module.css';
import * as texts from './texts';

interface KindChoiceProps {
  readonly kind: ActionKind | null;
  readonly onChoose: (kind: ActionKind | null) => void;
}

/** Selects the kind of action to list. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  return (
    <div className={css.choice} role="group" aria-label={texts.kinds}>
      {[null, ...actionKinds].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          className={clsx(css.chip, each === kind && css.on)}
          aria-pressed={each === kind}
          onClick={() => onChoose(each)}
        >
          {each === null ? texts.allKinds : kindWords[each]}
        </button>
      ))}
    </div>
  );
}
