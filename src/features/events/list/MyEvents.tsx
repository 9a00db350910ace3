import { isOver } from '#shared/hooks/eventEnd';
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
  const mine = useListMyEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const hosted = useListHostedEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const soonestFirst = (events: readonly Event[]) => {
    const over = events.filter((event) => isOver(event, now));
    return [...events.filter((event) => !isOver(event, now)).reverse(), ...over];
  };
  return (
    <div className={css.panel}>
      <EventPages
        title={texts.myComing}
        list={mine}
        arrange={soonestFirst}
        empty={texts.noneOfMine}
        action={<LinkButton to={paths.events}>{texts.seeAll}</LinkButton>}
      />
      <EventPages
        title={texts.myHosted}
        list={hosted}
        arrange={soonestFirst}
        empty={texts.noneHosted}
        action={<LinkButton to={paths.newEvent}>{texts.createEvent}</LinkButton>}
      />
    </div>
  );
}
