const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/**
 * The result of a dispatch where nothing may happen. As a promise it never settles, as a request it
 * can be cancelled, and as a function, such as an effect's cleanup, it does nothing.
 */
export const inertResult = Object.assign(() => undefined, {
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
