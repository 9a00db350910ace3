import { useAppSelector } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import css from './JoinCard.module.css';

/** Links from a shared post into Quad: to sign up, or to the feed for signed-in readers. */
export function JoinCard() {
  const isSignedIn = useAppSelector(({ session }) => session.status === 'authenticated');
  return (
    <Card
      as="section"
      aria-label="Quad"
      surface="document"
      padding="lg"
      edgeToEdge
      className={css.card}
    >
      <p className={css.text}>
        {isSignedIn
          ? 'Open it in Quad to like, comment or share.'
          : 'Quad is where universities share their work. Join to like, comment and share.'}
      </p>
      <div className={css.ways}>
        {isSignedIn ? (
          <LinkButton to={paths.home} variant="primary">
            Open Quad
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/signup" variant="primary">
              Sign up
            </LinkButton>
            <LinkButton to="/login">Log in</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}
