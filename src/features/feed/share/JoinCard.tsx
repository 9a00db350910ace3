import { useAppSelector } from '#shared/store/hooks';
import { Card } from '#shared/ui/layout/Card';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { paths } from '#shared/paths';
import css from './JoinCard.module.css';

/** The way from a shared post into Quad: an account, or the feed for who is signed in. */
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
          ? 'Like, answer and share it in your feed.'
          : 'Quad is where universities talk about their work. Join to like, answer and share.'}
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
