import { useState } from 'react';
import { hasStatus } from '#api/errors';
import { Button } from '#shared/ui/buttons/Button';
import * as texts from '../texts';
import { DocumentsDialog } from './DocumentsDialog';
import { useListDocumentsQuery } from './documentsApi';

/** Opens the list of the user's documents. Hidden if the server has no such list. */
export function DocumentsButton() {
  const { error } = useListDocumentsQuery();
  const [isOpen, setIsOpen] = useState(false);
  if (hasStatus(error, 404)) return null;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.documents}
      </Button>
      {isOpen ? <DocumentsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
