import { lazy, Suspense, type ComponentType } from 'react';

/** A part that is fetched when it is first shown, or ahead of that. */
export type LazyPart<Props> = ComponentType<Props> & { prepare(): void };

/**
 * Makes a part that is fetched when it is first shown. Where that fails it shows nothing: it must not
 * take down the page that stands without it.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Nothing: ComponentType<Props> = () => null;
  const Part: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(() => Nothing),
  }));
  const Shown = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { prepare: () => void load().catch(() => undefined) });
}
