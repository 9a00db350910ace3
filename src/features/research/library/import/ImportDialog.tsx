import { useState } from 'react';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { ImportFooter } from './ImportFooter';
import { ImportReport } from './ImportReport';
import * as texts from './texts';
import { useImport } from './useImport';
import { WorkStep } from './WorkStep';

/** Imports the references of a file or of pasted text, after a report of what is in it. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const work = useImport();
  const [pasted, setPasted] = useState('');
  const [tag, setTag] = useState('');
  const { state } = work;
  const { step, problem, name, found } = state;
  const isRunning = (step === 'read' || step === 'add') && problem === null;
  return (
    <Dialog
      open
      sheet
      size="md"
      title={texts.title}
      // Leaving by mistake would lose the report, so the first attempt only stops the work.
      onOpenChange={isRunning ? work.cancel : onClose}
      footer={
        isRunning ? undefined : (
          <ImportFooter work={work} pasted={pasted} tag={tag} onClose={onClose} />
        )
      }
    >
      {step === 'choose' ? (
        <ChooseStep problem={problem} pasted={pasted} onPaste={setPasted} onFile={work.readFile} />
      ) : null}
      {step === 'read' || step === 'add' ? (
        <WorkStep key={step} state={state} onCancel={work.cancel} />
      ) : null}
      {step === 'report' ? (
        <ImportReport name={name} found={found} tag={tag} onTag={setTag} />
      ) : null}
      {step === 'done' ? <DoneStep state={state} /> : null}
    </Dialog>
  );
}
