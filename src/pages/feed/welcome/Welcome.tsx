import { Suspense } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Card } from '#shared/ui/layout/Card';
import css from './Welcome.module.css';

const WelcomeCard = lazyPart(
  async () => (await import(/* webpackChunkName: "welcome" */ './WelcomeCard')).WelcomeCard,
);

/** The welcome card. A placeholder reserves its space while its code is loaded. */
export function Welcome() {
  return (
    <PartBoundary part="card">
      <Suspense fallback={<Card edgeToEdge aria-hidden className={css.waiting} />}>
        <WelcomeCard />
      </Suspense>
    </PartBoundary>
  );
}
