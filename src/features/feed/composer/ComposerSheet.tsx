import { useId, useRef } from 'react';
import { Dialog } from '#shared/ui/overlays/Dialog';
import css from './Composer.module.css';
import { DraftState } from './ComposerFoot';
import { ComposerForm } from './ComposerForm';
import type { EventPanelHandle } from './event/EventPanel';
import { useFileDrag } from './files/useFileDrag';
import { PostButton } from './PostButton';
import * as texts from './texts';
import { TypeRow } from './TypeRow';
import { useComposer } from './useComposer';

/**
 * The composer as a phone's full-screen sheet. The submit button is in its header, and the kinds of
 * post are in a bar above the keyboard.
 */
export function ComposerSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const eventPanel = useRef<EventPanelHandle>(null);
  const composer = useComposer({ field, onPosted: onClose }, eventPanel);
  const { kind } = composer.draft;
  const { isUploading: isPosting } = composer.posting;
  const drag = useFileDrag(composer.attach, isPosting);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.writePost}
      size="md"
      sheet
      initialFocus={field}
      action={<PostButton form={id} kind={kind} isPosting={isPosting} />}
      footer={<TypeRow value={kind} disabled={isPosting} onChange={composer.chooseKind} />}
    >
      <div className={css.bare} {...drag.handlers}>
        <ComposerForm
          id={id}
          composer={composer}
          field={field}
          eventPanel={eventPanel}
          isDraggedOver={drag.isOver}
          foot={<DraftState composer={composer} />}
        />
      </div>
    </Dialog>
  );
}
