import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Button } from '#shared/ui/buttons/Button';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { SkeletonCard } from '#shared/ui/feedback/SkeletonCard';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { Tabs } from '#shared/ui/layout/Tabs';
import { paths } from '#shared/paths';
import { SubscribeButton } from '../calendar/SubscribeButton';
import * as texts from '../texts';
import { ComingEvents } from './ComingEvents';
import css from './EventsPage.module.css';
import { MyEvents } from './MyEvents';
import { PastEvents } from './PastEvents';

const MonthView = lazyPart(async () => (await import('../month/MonthView')).MonthView);

type View = 'coming' | 'month' | 'mine' | 'past';
const OTHER_VIEWS = ['month', 'mine', 'past'] as const;

/** The view that the address names, so that Back returns to it. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('view');
  return [
    OTHER_VIEWS.find((view) => view === named) ?? 'coming',
    (view) => setSearch(view === 'coming' ? {} : { view }, { replace: true }),
  ];
}

/** The events: those to come as a list or a month, the user's own, and past ones. */
export function EventsPage() {
  const [view, setView] = useView();
  const { views } = texts;
  return (
    <div className={css.page}>
      <PageHeading
        lead={texts.lead}
        aside={
          <div className={css.ways}>
            <SubscribeButton size="sm" />
            <LinkButton to={paths.newEvent} size="sm" variant="primary" icon={CalendarPlus}>
              {texts.newEvent}
            </LinkButton>
          </div>
        }
      >
        {texts.events}
      </PageHeading>
      <Tabs
        label={texts.whichEvents}
        value={view === 'month' ? 'coming' : view}
        onValueChange={(next) => setView(next as View)}
        items={[
          {
            value: 'coming',
            label: views.coming,
            content: <ListOrMonth isMonth={view === 'month'} onView={setView} />,
          },
          { value: 'mine', label: views.mine, content: <MyEvents /> },
          { value: 'past', label: views.past, content: <PastEvents /> },
        ]}
      />
    </div>
  );
}

interface ListOrMonthProps {
  readonly isMonth: boolean;
  readonly onView: (view: View) => void;
}

function ListOrMonth({ isMonth, onView }: ListOrMonthProps) {
  return (
    <div className={css.panel}>
      <div role="group" aria-label={texts.listOrMonth} className={css.ways}>
        <Button size="sm" aria-pressed={!isMonth} onClick={() => onView('coming')}>
          {texts.asList}
        </Button>
        <Button size="sm" aria-pressed={isMonth} onClick={() => onView('month')}>
          {texts.asMonth}
        </Button>
      </div>
      {isMonth ? (
        <Suspense fallback={<SkeletonCard />}>
          <MonthView />
        </Suspense>
      ) : (
        <ComingEvents />
      )}
    </div>
  );
}
