import { UserRoundX } from 'lucide-react';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import css from './ProfileState.module.css';

/** Replaces the profile of a person who doesn't exist. */
export function UnknownPerson({ username }: { readonly username: string }) {
  return (
    <Card padding="lg" className={css.page}>
      <PageHeading>We couldn’t find {username}</PageHeading>
      <EmptyState
        icon={UserRoundX}
        title="Check the spelling; the account may have been deleted."
        action={
          <div className={css.ways}>
            <LinkButton variant="primary" to={paths.connections}>
              Find people
            </LinkButton>
            <LinkButton to={paths.home}>Back to the feed</LinkButton>
          </div>
        }
      />
    </Card>
  );
}
