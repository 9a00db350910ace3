/** The form in which `React.lazy` takes a part. */
interface Module<Component> {
  default: Component;
}

/** `React.lazy` renders at once what calls back at once; a promise suspends it, even one that is resolved. */
const settled = <T>(value: T): Promise<T> =>
  ({
    then: (read?: (value: T) => unknown) => settled(read ? read(value) : value),
  }) as Promise<T>;

/**
 * Caches what `load` fetches: however many ask for it, it is fetched once, and is there at once
 * afterwards. A failed fetch is forgotten, so that the next one is a fresh attempt.
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
