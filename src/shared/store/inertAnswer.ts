const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/**
 * What a dispatch gives where nothing may happen: as a promise it waits for ever, as a request it can
 * be given up, and as a function, such as an effect's way back, it does nothing.
 */
export const inertAnswer = Object.assign(() => undefined, {
  type: 'replay/inert',
  requestId: 'replay',
  queryCacheKey: 'replay',
  then: never,
  catch: never,
  finally: never,
  unwrap: never,
  refetch: never,
  abort: nothing,
  reset: nothing,
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
});
