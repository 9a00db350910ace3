import type { Event } from '#contract/entities/event';
import { applyRsvp, rsvpChanged } from '#shared/store/featureEvents';
import type { StartAppListening } from '#shared/store/types';
import { eventsApi } from './eventsApi';
import { foundEventsApi } from './found/foundEventsApi';

const { updateQueryData, selectCachedArgsForQuery } = eventsApi.util;

/** Writes an RSVP into every cache entry of the event, so that all update at once. */
export function registerEventListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: rsvpChanged,
    effect: ({ payload }, api) => {
      const state = api.getState();
      const applyToOne = (events: Event[]) => {
        for (const event of events) if (event.id === payload.eventId) applyRsvp(event, payload);
      };
      for (const limit of selectCachedArgsForQuery(state, 'listUpcoming'))
        api.dispatch(updateQueryData('listUpcoming', limit, applyToOne));
      for (const args of selectCachedArgsForQuery(state, 'listEventsById'))
        api.dispatch(updateQueryData('listEventsById', args, applyToOne));
      for (const args of foundEventsApi.util.selectCachedArgsForQuery(state, 'searchEvents'))
        api.dispatch(
          foundEventsApi.util.updateQueryData('searchEvents', args, ({ pages }) =>
            pages.forEach(applyToOne),
          ),
        );
      api.dispatch(
        updateQueryData('readEvent', payload.eventId, (event) => applyRsvp(event, payload)),
      );
    },
  });
}
