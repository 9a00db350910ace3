import { clsx } from 'clsx';
import css from './Logo.module.css';

interface LogoProps {
  /** 'plate' is white, for the dark plate of the sign-in pages. */
  readonly tone?: 'ink' | 'plate' | undefined;
}

/** The wordmark. Put it into a link where it should lead home. */
export function Logo({ tone = 'ink' }: LogoProps) {
  return (
    <span className={clsx(css.logo, css[tone])} translate="no">
      Quad
      <span aria-hidden="true" className={css.dot}>
        .
      </span>
    </span>
  );
}
