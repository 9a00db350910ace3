import { CallToAction } from './CallToAction';
import { Counters } from './Counters';
import { Features } from './Features';
import { Hero } from './Hero';
import { PublicLayout } from './PublicLayout';

/** The start page, for everybody. */
export function LandingPage() {
  return (
    <PublicLayout>
      <Hero />
      <Counters />
      <Features />
      <CallToAction />
    </PublicLayout>
  );
}
