import { Suspense } from 'react';
import { usePart, type Parts } from '#shared/parts/parts';
import type { ChatPartner } from '#shared/store/chatEvents';

interface PartnerMenuProps {
  readonly partner: ChatPartner;
}

/** What can be done about the person one writes with. */
export function PartnerMenu({ partner }: PartnerMenuProps) {
  return (
    <Suspense>
      <Menu of={usePart('PersonMenu')} partner={partner} />
    </Suspense>
  );
}

function Menu({
  of: PersonMenu,
  partner,
}: PartnerMenuProps & { readonly of: Parts['PersonMenu'] }) {
  return <PersonMenu hasProfileLink person={partner} />;
}
