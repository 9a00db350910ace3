import { Link } from 'react-router-dom';
import { PostByLink } from '#features/feed/share/PostByLink';
import { Logo } from '#shared/ui/marks/Logo';
import css from './SharedPostPage.module.css';

/** A post by its public link, which anybody may open: the wordmark stands over it. */
export function SharedPostPage() {
  return (
    <>
      <header className={css.header}>
        <Link to="/" aria-label="Quad, start page">
          <Logo />
        </Link>
      </header>
      <main id="content">
        <PostByLink />
      </main>
    </>
  );
}
