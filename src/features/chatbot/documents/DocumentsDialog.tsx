import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from '../texts';
import { DocumentList } from './DocumentList';
import { KeepSwitch } from './KeepSwitch';

/** The user's documents, and whether their conversation is kept. */
export function DocumentsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.myDocuments}
      description={texts.aboutDocuments}
      footer={<KeepSwitch />}
      sheet
    >
      <DocumentList onChosen={onClose} />
    </Dialog>
  );
}
