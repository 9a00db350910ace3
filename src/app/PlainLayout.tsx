import { Link, Outlet } from 'react-router-dom';
import { Logo } from '#shared/ui/Logo';
import css from './PlainLayout.module.css';

/** The frame of a page that anybody may open and that is no part of the tour: the wordmark over it. */
export function PlainLayout() {
  return (
    <>
      <header className={css.header}>
        <Link to="/" aria-label="Quad, start page">
          <Logo />
        </Link>
      </header>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
