import { clsx } from 'clsx';
import css from './Counters.module.css';
import * as texts from './texts';
import wrap from './wrap.module.css';

const counters = [
  { count: texts.universityCount, label: texts.universities },
  { count: texts.studentCount, label: texts.students },
  { count: texts.projectCount, label: texts.projects },
  { count: texts.collaborationCount, label: texts.collaborations },
] as const;

/** A band of numbers between two lines. */
export function Counters() {
  return (
    <ul aria-label={texts.inNumbers} className={clsx(wrap.wrap, css.band)}>
      {counters.map(({ count, label }) => (
        <li key={label} className={css.counter}>
          <span className={css.count}>{count}</span> <span className={css.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
