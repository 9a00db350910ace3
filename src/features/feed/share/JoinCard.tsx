import { useAppSelector } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import css from './JoinCard.module.css';
import * as texts from './texts';

/** Links from a shared post into Quad: to sign up, or to the feed for signed-in readers. */
export function JoinCard() {
  const isSignedIn = useAppSelector(({ session }) => session.status === 'authenticated');
  return (
    <Card
      as="section"
      aria-label={texts.quad}
      surface="document"
      padding="lg"
      edgeToEdge
      className={css.card}
    >
      <p className={css.text}>{isSignedIn ? texts.openToTakePart : texts.joinToTakePart}</p>
      <div className={css.ways}>
        {isSignedIn ? (
          <LinkButton to={paths.home} variant="primary">
            {texts.openQuad}
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/signup" variant="primary">
              {texts.signUp}
            </LinkButton>
            <LinkButton to="/login">{texts.logIn}</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
