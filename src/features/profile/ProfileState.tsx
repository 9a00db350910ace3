import { Card } from '#shared/ui/layout/Card';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { NoTokenState } from '#shared/ui/feedback/NoTokenState';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './ProfileState.module.css';
import * as texts from './texts';

/** The placeholder of a profile while it loads. */
export function ProfileLoading({ username }: { readonly username: string }) {
  return (
    <div className={css.page} aria-busy>
      <p role="status">
        <VisuallyHidden>{texts.loadingProfile(username)}</VisuallyHidden>
      </p>
      <SkeletonCard />
    </div>
  );
}

interface ProfileProblemProps {
  readonly username: string;
  /** The reason why there is no profile. */
  readonly text: string;
  readonly isRetrying?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces a profile that failed to load. */
export function ProfileProblem({ username, text, isRetrying, onRetry }: ProfileProblemProps) {
  return (
    <Card padding="lg" className={css.page}>
      <PageHeading>{username}</PageHeading>
      <ErrorState text={text} retrying={isRetrying} onRetry={onRetry} />
    </Card>
  );
}

/** The page of a person without a signed-in reader. */
export function NoToken({ username }: { readonly username: string }) {
  return (
    <Card padding="lg" className={css.page}>
      <PageHeading>{username}</PageHeading>
      <NoTokenState />
    </Card>
  );
}
