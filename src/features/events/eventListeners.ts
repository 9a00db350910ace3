import { applyRsvp, rsvpChanged } from '#shared/store/featureEvents';
import type { StartAppListening } from '#shared/store/types';
import { eventsApi } from './eventsApi';
import { hasAllRsvps } from './eventsSlice';

const { updateQueryData, upsertQueryEntries, selectCachedArgsForQuery } = eventsApi.util;

/** Writes an RSVP into every cache entry of the event, so that all update at once. */
export function registerEventListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: rsvpChanged,
    effect: ({ payload }, api) => {
      const state = api.getState();
      // Events without RSVP data are shown through `readRsvps`; partial data here would hide the
      // rest.
      const apply = (event: Parameters<typeof applyRsvp>[0]) => {
        if (hasAllRsvps(event)) applyRsvp(event, payload);
      };
      for (const limit of selectCachedArgsForQuery(state, 'listUpcoming'))
        api.dispatch(
          updateQueryData('listUpcoming', limit, (events) => {
            for (const event of events) if (event.id === payload.eventId) apply(event);
          }),
        );
      for (const args of selectCachedArgsForQuery(state, 'listEventsById'))
        api.dispatch(
          updateQueryData('listEventsById', args, (events) => {
            for (const event of events) if (event.id === payload.eventId) apply(event);
          }),
        );
      api.dispatch(
        updateQueryData('readEvent', payload.eventId, (event) => {
          if (event) apply(event);
        }),
      );
      const { eventId, counts, status } = payload;
      if (!selectCachedArgsForQuery(state, 'readRsvps').includes(eventId)) return;
      const value = { ...eventsApi.endpoints.readRsvps.select(eventId)(state).data };
      if (hasAllRsvps(value)) applyRsvp(value, payload);
      else Object.assign(value, counts, { my_rsvp: status });
      // Upsert the entry, because an earlier read may have failed.
      api.dispatch(upsertQueryEntries([{ endpointName: 'readRsvps', arg: eventId, value }]));
    },
  });
}
