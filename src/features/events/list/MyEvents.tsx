import { useState } from 'react';
import { isOver } from '#shared/events/eventEnd';
import { useNow } from '#shared/hooks/useNow';
import type { Event } from '#contract/entities/event';
import { paths } from '#shared/paths';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import * as texts from '../texts';
import css from './EventsPage.module.css';
import { useListHostedEventsInfiniteQuery, useListMyEventsInfiniteQuery } from './eventListsApi';
import { EventPages } from './EventPages';

/** Events begin and end at whole minutes. */
const startOfMinute = (now: number) => now - (now % 60_000);

/** The events the user is going to, waiting for or interested in, and those they created. */
export function MyEvents() {
  const now = useNow(startOfMinute);
  const [initialPageParam] = useState(() => ({ coming_at: new Date(now).toISOString() }));
  const options = { initialPageParam, refetchOnMountOrArgChange: true };
  const mine = useListMyEventsInfiniteQuery(undefined, options);
  const hosted = useListHostedEventsInfiniteQuery(undefined, options);
  // The server has put the coming ones first; some of them may have ended since.
  const comingFirst = (events: readonly Event[]) => [
    ...events.filter((event) => !isOver(event, now)),
    ...events.filter((event) => isOver(event, now)),
  ];
  return (
    <div className={css.panel}>
      <EventPages
        title={texts.myComing}
        list={mine}
        arrange={comingFirst}
        empty={texts.noneOfMine}
        action={<LinkButton to={paths.events}>{texts.seeAll}</LinkButton>}
      />
      <EventPages
        title={texts.myHosted}
        list={hosted}
        arrange={comingFirst}
        empty={texts.noneHosted}
        action={<LinkButton to={paths.newEvent}>{texts.createEvent}</LinkButton>}
      />
    </div>
  );
}
