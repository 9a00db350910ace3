import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import css from './PublicLayout.module.css';

/** A page that needs no account: header, main content, and the footer at the bottom. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <PublicHeader />
      <main id="content" className={css.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
