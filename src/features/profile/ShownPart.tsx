import { Suspense, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';

interface ShownPartProps<Props extends object> {
  readonly of: ComponentType<Props>;
  readonly props: Props;
  /** What it is, for the sentence that stands there when it fails. */
  readonly part?: 'card' | 'list' | undefined;
  readonly fallback?: ReactNode;
}

/** What another feature shows on a profile: it may come late, or fail, without the rest. */
export function ShownPart<Props extends object>(shown: ShownPartProps<Props>) {
  const { of: Part, props, part = 'card', fallback } = shown;
  return (
    <PartBoundary part={part}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}
