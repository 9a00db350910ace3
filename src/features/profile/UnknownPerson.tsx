import { Card } from '#shared/ui/layout/Card';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import css from './ProfileState.module.css';
import * as texts from './texts';

/** Replaces the profile of a person who doesn't exist. */
export function UnknownPerson({ username }: { readonly username: string }) {
  return (
    <Card padding="lg" className={css.page}>
      <PageHeading lead={texts.checkSpelling}>{texts.notFound(username)}</PageHeading>
      <div className={css.ways}>
        <LinkButton variant="primary" to={paths.connections}>
          {texts.findPeople}
        </LinkButton>
        <LinkButton to={paths.home}>{texts.backToFeed}</LinkButton>
      </div>
    </Card>
  );
}
