import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part that is fetched when it is first shown, or ahead of that. */
export type SilentPart<Props> = ComponentType<Props> & { prepare(): void };

/**
 * Makes a part that is fetched when it is first shown. Where that fails it shows nothing, until it is
 * shown the next time: it must not take down the page that stands without it.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): SilentPart<Props> {
  const Nothing: ComponentType<Props> = () => null;
  const defer = (): ComponentType<Props> =>
    lazy(async () => {
      const part = await load().catch(() => undefined);
      if (!part) Deferred = defer();
      return { default: part ?? Nothing };
    });
  let Deferred = defer();
  function Shown(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => Deferred);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Shown, { prepare: () => void load().catch(() => undefined) });
}
