import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '#shared/ui/marks/Logo';
import css from './ReplayHeader.module.css';
import * as texts from './texts';

/** The header of the replay page. */
export function ReplayHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className={css.bar}>
      <Link to="/" aria-label={texts.startPage} className={clsx(css.logo, 'touch-target')}>
        <Logo />
      </Link>
      <h1 className={css.title} tabIndex={-1}>
        {texts.replay}
      </h1>
      {children}
    </header>
  );
}
