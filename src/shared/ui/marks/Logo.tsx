import { clsx } from 'clsx';
import * as texts from '../../texts';
import css from './Logo.module.css';

interface LogoProps {
  /** 'plate' is white, for the dark background of the sign-in pages. */
  readonly tone?: 'ink' | 'plate' | undefined;
}

/** The wordmark. Wrap it in a link if it should lead home. */
export function Logo({ tone = 'ink' }: LogoProps) {
  return (
    <span className={clsx(css.logo, css[tone])} translate="no">
      {texts.product}
      <span aria-hidden="true" className={css.dot}>
        .
      </span>
    </span>
  );
}
