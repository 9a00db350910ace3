import { Card } from '../layout/Card';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { PageColumns } from '../layout/PageColumns';
import { SideCard } from '../layout/SideCard';
import { Section } from './Section';

const more = { to: '/gallery', text: 'See all events' };
const nothing = { lines: undefined, empty: null, failure: null, busy: false, more };
const retry = () => undefined;

/** The columns of a page, and the small cards beside it. */
export function PageSection() {
  return (
    <Section title="Pages">
      <PageColumns
        first="main"
        leftLabel="Beside the page"
        left={
          <>
            <SideCard
              {...nothing}
              title="Side card"
              lines={['Optics evening', 'Reading hour'].map((title) => (
                <li key={title}>{title}</li>
              ))}
            />
            <SideCard {...nothing} busy title="Side card that loads" />
          </>
        }
        main={<Card padding="lg">The page’s main content</Card>}
        right={
          <>
            <SideCard
              {...nothing}
              title="Side card without lines"
              lines={[]}
              empty={<EmptyState compact title="There are no Events available" />}
            />
            <SideCard
              {...nothing}
              title="Side card that failed"
              failure={<ErrorState text="Server error. Please try again later." onRetry={retry} />}
            />
          </>
        }
        rightLabel="More beside the page"
      />
    </Section>
  );
}
