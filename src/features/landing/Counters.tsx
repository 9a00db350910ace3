import { clsx } from 'clsx';
import css from './Counters.module.css';
import wrap from './wrap.module.css';

const counters = [
  { count: '500+', label: 'Universities' },
  { count: '50K+', label: 'Students' },
  { count: '10K+', label: 'Research Projects' },
  { count: '5K+', label: 'Collaborations' },
] as const;

/** A band of numbers between two lines. */
export function Counters() {
  return (
    <ul aria-label="Quad in numbers" className={clsx(wrap.wrap, css.band)}>
      {counters.map(({ count, label }) => (
        <li key={label} className={css.counter}>
          <span className={css.count}>{count}</span> <span className={css.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
