import { LostPartState } from '#shared/errors/LostPartState';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../frame/texts';

interface LostPageProps {
  readonly onRetry: () => void;
}

/** Rendered when a page's code could not be fetched. The navigation around it stays. */
export function LostPage({ onRetry }: LostPageProps) {
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{texts.pageNotLoaded}</VisuallyHidden>
      </h1>
      <LostPartState onRetry={onRetry} />
    </>
  );
}
