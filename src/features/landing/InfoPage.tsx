import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { findInfoText } from './info/findInfoText';
import css from './InfoPage.module.css';
import { PublicLayout } from './PublicLayout';
import wrap from './wrap.module.css';

/** One of the twelve info pages linked in the footer, selected by the path. */
export function InfoPage() {
  const { pathname } = useLocation();
  const { title, lead, body } = findInfoText(pathname);
  return (
    <PublicLayout>
      <article className={clsx(wrap.wrap, css.page)}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <div className={css.body}>{body}</div>
      </article>
    </PublicLayout>
  );
}
