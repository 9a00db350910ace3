import { useState } from 'react';
import { useDraft } from '#shared/drafts/useDraft';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { ImportFooter } from './ImportFooter';
import { ImportReport } from './ImportReport';
import * as texts from './texts';
import { useImport } from './useImport';
import { WorkStep } from './WorkStep';

/** A longer text comes from a file or another program, and may be more than the browser stores. */
const KEPT_MAX_LENGTH = 200_000;

/**
 * Imports the references of a file or of pasted text, after a report of what is in it. What was typed
 * is kept until it has been imported.
 */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const work = useImport();
  const draft = useDraft('library-import');
  const tag = useDraft('library-import:tag');
  const [pasted, setPasted] = useState(draft.text);
  const { state } = work;
  const { step, problem, name, found, lost } = state;
  const paste = (text: string) => {
    setPasted(text);
    draft.change(text.length > KEPT_MAX_LENGTH ? '' : text);
  };
  const close = () => {
    if (step === 'done') {
      draft.clear();
      tag.clear();
    }
    onClose();
  };
  const isRunning = (step === 'read' || step === 'add') && problem === null;
  return (
    <Dialog
      open
      sheet
      size="md"
      title={texts.title}
      // Leaving by mistake would lose the report, so the first attempt only stops the work.
      onOpenChange={isRunning ? work.cancel : close}
      footer={
        isRunning ? undefined : (
          <ImportFooter work={work} pasted={pasted} tag={tag.text} onClose={close} />
        )
      }
    >
      {step === 'choose' ? (
        <ChooseStep problem={problem} pasted={pasted} onPaste={paste} onFile={work.readFile} />
      ) : null}
      {step === 'read' || step === 'add' ? (
        <WorkStep key={step} state={state} onCancel={work.cancel} />
      ) : null}
      {step === 'report' ? (
        <ImportReport
          {...{ name, lost, found }}
          tag={tag.text}
          onTag={(text) => tag.change(text)}
        />
      ) : null}
      {step === 'done' ? <DoneStep state={state} /> : null}
    </Dialog>
  );
}
