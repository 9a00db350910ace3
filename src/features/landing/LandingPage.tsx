import { CallToAction } from './CallToAction';
import { Counters } from './Counters';
import { Features } from './Features';
import { Hero } from './Hero';
import { PublicLayout } from './PublicLayout';

/** The public start page. */
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
