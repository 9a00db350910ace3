import { Link } from 'react-router-dom';
import { useAppSelector } from '#shared/store/hooks';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Logo } from '#shared/ui/marks/Logo';
import { paths } from '#shared/paths';
import css from './PublicHeader.module.css';
import * as texts from './texts';

/**
 * The header of the public pages: links to log in and sign up, or to the feed for signed-in users.
 */
export function PublicHeader() {
  const isSignedIn = useAppSelector(({ session }) => session.status === 'authenticated');
  return (
    <header className={css.bar}>
      <Link to="/" className={css.home} aria-label={texts.startPage}>
        <Logo />
      </Link>
      <nav aria-label={texts.account} className={css.account}>
        {isSignedIn ? (
          <LinkButton to={paths.home} variant="primary">
            {texts.openQuad}
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/login">{texts.logIn}</LinkButton>
            <LinkButton to="/signup" variant="primary">
              {texts.signUp}
            </LinkButton>
          </>
        )}
      </nav>
    </header>
  );
}
