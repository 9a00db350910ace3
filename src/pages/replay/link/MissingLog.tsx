import { SearchX } from 'lucide-react';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import * as texts from '../texts';

/** The page of a link that leads to no log, because it is unknown, replaced or expired. */
export function MissingLog() {
  return (
    <EmptyState
      icon={SearchX}
      title={texts.noSuchLog}
      text={texts.noSuchLogHint}
      action={<LinkButton to="/replay">{texts.openAnother}</LinkButton>}
    />
  );
}
