import { Hourglass } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { PageHeading } from '../../shared/ui/PageHeading';
import { pageTitle } from '../addresses';
import css from './UpcomingPage.module.css';

/** Says plainly that a part of Quad is not open yet, and leads on to one that is. */
export function UpcomingPage() {
  const { pathname } = useLocation();
  const title = pageTitle(pathname);
  return (
    <div className={css.page}>
      <PageHeading>{title}</PageHeading>
      <div className={css.card}>
        <EmptyState
          icon={Hourglass}
          title={`${title} is not open yet`}
          text="We are still building this part of Quad. Posts, connections and messages work today."
          action={<LinkButton to="/dashboard/posts">Go to the feed</LinkButton>}
        />
      </div>
    </div>
  );
}
