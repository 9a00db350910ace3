import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadSiteQuery } from '#api/siteApi';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { findInfoText } from './info/findInfoText';
import css from './InfoPage.module.css';
import { PublicLayout } from './PublicLayout';
import wrap from './wrap.module.css';

const OwnPage = lazyPart(
  async () => (await import(/* webpackChunkName: "own-page" */ './info/OwnPage')).OwnPage,
);

/**
 * One of the twelve info pages linked in the footer, selected by the path. The operator can replace
 * the text of some.
 */
export function InfoPage() {
  const { pathname } = useLocation();
  const { name, title, lead, body } = findInfoText(pathname);
  const { data: site } = useReadSiteQuery();
  const pages: Readonly<Record<string, string | null>> = site?.pages ?? {};
  const own = pages[name] ?? null;
  return (
    <PublicLayout>
      <article className={clsx(wrap.wrap, css.page)}>
        <PageHeading lead={own === null ? lead : undefined}>{title}</PageHeading>
        <div className={css.body}>
          {own === null ? (
            body
          ) : (
            <PartBoundary part="page">
              <Suspense fallback={body}>
                <OwnPage text={own} />
              </Suspense>
            </PartBoundary>
          )}
        </div>
      </article>
    </PublicLayout>
  );
}
