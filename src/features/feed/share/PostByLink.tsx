import { useParams } from 'react-router-dom';
import { feedMessages } from '#contract/messages';
import { isNetworkError } from '#api/errors';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { useReadSharedPostQuery } from './shareApi';
import { JoinCard } from './JoinCard';
import * as texts from './texts';
import { SharedPostArticle } from './SharedPostArticle';
import css from './PostByLink.module.css';

/** Responses that mean "no such link", whatever the link looks like. */
const UNKNOWN_LINK = new Set<unknown>([400, 403, 404, 410]);

/** A shared post, visible to anyone with its link, signed in or not. */
export function PostByLink() {
  const { token = '' } = useParams();
  return (
    <div className={css.page}>
      <SharedPostView key={token} token={token} />
      <JoinCard />
    </div>
  );
}

function SharedPostView({ token }: { readonly token: string }) {
  const { data: post, error, isFetching, refetch } = useReadSharedPostQuery(token);
  if (post) return <SharedPostArticle post={post} />;
  if (isFetching && !error)
    return (
      <div role="status">
        <VisuallyHidden>{texts.loadingPost}</VisuallyHidden>
        <SkeletonCard />
      </div>
    );
  const isUnknown = error !== undefined && 'status' in error && UNKNOWN_LINK.has(error.status);
  // One element, because the page is a grid.
  return (
    <section aria-label={texts.sharedPost}>
      <PageHeading>
        <VisuallyHidden>{texts.sharedPost}</VisuallyHidden>
      </PageHeading>
      {isUnknown ? (
        <Card padding="lg">
          <EmptyState
            title={feedMessages.sharedNotFound}
            text={texts.maybeDeleted}
            action={<LinkButton to="/">{texts.goToQuad}</LinkButton>}
          />
        </Card>
      ) : (
        <ErrorState
          tone={isNetworkError(error) ? 'warn' : 'danger'}
          text={isNetworkError(error) ? texts.loadFailedOffline : texts.loadFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
