import { useEffect } from 'react';
import { sessionApi } from '#features/session/sessionApi';
import { selectMe } from '#features/session/sessionSelectors';
import { browserZone } from '#shared/events/eventTime';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';

/** Sends the browser's time zone if the server has another one, for the hour of the digest. */
export function useKeptTimezone(): void {
  const dispatch = useAppDispatch();
  // Undefined until the user is loaded.
  const kept = useAppSelector((state) => selectMe(state)?.timezone);
  useEffect(() => {
    const timezone = browserZone();
    if (kept === undefined || !timezone || timezone === kept) return undefined;
    const timer = setTimeout(() => {
      void dispatch(sessionApi.endpoints.changeDetails.initiate({ timezone }, { track: false }));
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, kept]);
}
