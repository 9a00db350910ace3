import { useRef } from 'react';
import { Card } from '#shared/ui/layout/Card';
import { ComposerFoot } from './ComposerFoot';
import { ComposerForm } from './ComposerForm';
import type { EventPanelHandle } from './event/EventPanel';
import { useFileDrag } from './files/useFileDrag';
import { useComposer, type ComposerOptions } from './useComposer';

interface ComposerProps extends ComposerOptions {
  readonly fieldId?: string | undefined;
}

/** The composer in a card. Its draft survives failures, navigation and a closed browser. */
export function Composer({ field, fieldId, only, onPosted }: ComposerProps) {
  const eventPanel = useRef<EventPanelHandle>(null);
  const composer = useComposer({ field, only, onPosted }, eventPanel);
  const { kind } = composer.draft;
  const drag = useFileDrag(composer.attach, composer.posting.isUploading);
  return (
    <Card edgeToEdge spine={kind === 'text' ? undefined : kind} {...drag.handlers}>
      <ComposerForm
        composer={composer}
        field={field}
        fieldId={fieldId}
        eventPanel={eventPanel}
        isDraggedOver={drag.isOver}
        foot={<ComposerFoot composer={composer} hasKinds={only === undefined} />}
      />
    </Card>
  );
}
