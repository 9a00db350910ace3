/** The module form that `React.lazy` expects. */
interface Module<Component> {
  default: Component;
}

/**
 * A thenable that calls back synchronously, which `React.lazy` renders immediately. A promise would
 * suspend, even if resolved, and a fallback would replace a preloaded page's prerendered HTML and
 * flash before each prepared part.
 */
const settled = <T>(value: T): Promise<T> =>
  ({
    then: (read?: (value: T) => unknown) => settled(read ? read(value) : value),
  }) as Promise<T>;

/**
 * Caches the result of `load`: it is fetched once for all callers, and is available synchronously
 * afterwards. A failed fetch is not cached, so that the next call retries.
 */
export function cacheFetch<Component>(
  load: () => Promise<Component>,
): () => Promise<Module<Component>> {
  let fetched: Promise<Module<Component>> | undefined;
  return () =>
    (fetched ??= load().then(
      (part) => {
        const module = { default: part };
        fetched = settled(module);
        return module;
      },
      (error: unknown) => {
        fetched = undefined;
        throw error;
      },
    ));
}
