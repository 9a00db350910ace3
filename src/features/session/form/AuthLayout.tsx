import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '#shared/ui/marks/Logo';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import * as texts from '../texts';
import css from './AuthLayout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page before the login: the decorative plate, and the form beside it. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className={css.frame}>
      <header className={css.plate}>
        <Link to="/" className={css.home} aria-label={texts.startPage}>
          <Logo tone="plate" />
        </Link>
        <div className={css.words}>
          <p className={css.quote}>{texts.claim}</p>
          <p>{texts.offer}</p>
        </div>
      </header>
      <main id="content" className={css.side}>
        <div className={css.column}>
          <PageHeading lead={lead}>{title}</PageHeading>
          {children}
        </div>
      </main>
    </div>
  );
}
