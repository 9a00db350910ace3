import { clsx } from 'clsx';
import css from './ProgressBar.module.css';

interface ProgressBarProps {
  /** From 0 to 100, or null while the total is unknown. */
  readonly value: number | null;
  /** The accessible name of the progress bar. */
  readonly label: string;
  /** Text above the bar, such as 'Posting… 68%'. */
  readonly text?: string | undefined;
}

/** A thin bar that fills from the start. */
export function ProgressBar({ value, label, text }: ProgressBarProps) {
  const known = value === null ? undefined : Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div className={css.progress}>
      {text ? <span className={css.text}>{text}</span> : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        aria-valuetext={text}
        className={css.track}
      >
        <div
          className={clsx(css.bar, known === undefined && css.unknown)}
          style={known === undefined ? undefined : { inlineSize: `${String(known)}%` }}
        />
      </div>
    </div>
  );
}
