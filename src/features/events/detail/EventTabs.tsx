import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { Card } from '#shared/ui/layout/Card';
import { Tabs } from '#shared/ui/layout/Tabs';
import * as texts from '../texts';
import { Attendees } from './Attendees';
import { EventMore } from './EventMore';
import css from './EventTabs.module.css';

interface EventTabsProps {
  readonly event: Event;
  readonly discussion: (postId: number, authorId: number) => ReactNode;
  readonly text: (text: string) => ReactNode;
}

type Tab = keyof typeof texts.tabs;
const OTHER_TABS = ['discussion', 'more'] as const satisfies readonly Tab[];

/** The tab that the address names, so that Back returns to it. */
function useTab(): [Tab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  return [
    OTHER_TABS.find((tab) => tab === named) ?? 'details',
    (tab) => setSearch(tab === 'details' ? {} : { tab }, { replace: true }),
  ];
}

/** The tabs of an event: description and attendees, discussion, and more. */
export function EventTabs({ event, discussion, text }: EventTabsProps) {
  const { tabs } = texts;
  const [tab, setTab] = useTab();
  return (
    <Tabs
      label={texts.aboutEvent}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'details', label: tabs.details, content: <Details event={event} text={text} /> },
        {
          value: 'discussion',
          label: tabs.discussion,
          content: (
            <Card as="section" padding="lg" edgeToEdge aria-label={tabs.discussion}>
              <PartBoundary part="discussion">
                {discussion(event.post_id, event.user.id)}
              </PartBoundary>
            </Card>
          ),
        },
        { value: 'more', label: tabs.more, content: <EventMore event={event} /> },
      ]}
    />
  );
}

function Details({ event, text }: Pick<EventTabsProps, 'event' | 'text'>) {
  return (
    <div className={css.cards}>
      <Card as="section" padding="lg" edgeToEdge className={css.card}>
        <h2 className={css.title}>{texts.about}</h2>
        <p className={css.text} dir="auto">
          {text(event.description)}
        </p>
      </Card>
      <Attendees eventId={event.id} />
    </div>
  );
}
