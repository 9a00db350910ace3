import { useRef } from 'react';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { Composer } from './Composer';

/** The composer over the whole screen of a phone. */
export function ComposerSheet({ onClose }: { readonly onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Write a post"
      size="md"
      sheet
      initialFocus={field}
    >
      <Composer field={field} onPosted={onClose} />
    </Dialog>
  );
}
