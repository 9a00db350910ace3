import { ClipboardPaste } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { MathText } from '#shared/math/MathText';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import * as texts from '../texts';
import { KeptFields } from './KeptFields';
import css from './UploadPaper.module.css';
import type { PastedEntry, usePastedEntry } from './usePastedEntry';

interface PasteEntryProps {
  readonly entry: ReturnType<typeof usePastedEntry>;
  readonly disabled: boolean;
}

/** A field for BibTeX or a DOI, from which the form is filled in. */
export function PasteEntry({ entry, disabled }: PasteEntryProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [pasted, setPasted] = useState('');

  const fillIn = async () => {
    if (!(await entry.read(pasted))) return;
    setPasted('');
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className={css.paste}>
      <Button
        ref={toggle}
        size="sm"
        variant="quiet"
        icon={ClipboardPaste}
        className={css.pasteToggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.pasteEntry}
      </Button>
      {isOpen ? (
        <div id={panelId} className={css.pastePanel}>
          <PasteField pasted={pasted} problem={entry.result.problem} onPaste={setPasted} />
          <Button
            size="sm"
            busy={entry.isReading}
            busyText={texts.readingEntry}
            aria-disabled={disabled || pasted.trim() === ''}
            onClick={() => void fillIn()}
          >
            {texts.fillIn}
          </Button>
        </div>
      ) : null}
      <div role="status">
        <UsedEntry result={entry.result} disabled={disabled} onReplace={entry.replace} />
      </div>
    </div>
  );
}

interface UsedEntryProps {
  readonly result: PastedEntry;
  readonly disabled: boolean;
  readonly onReplace: () => void;
}

/** The entry that was used, and the fields that keep the user's own text. */
function UsedEntry({ result, disabled, onReplace }: UsedEntryProps) {
  const { entry, count, kept } = result;
  if (!entry) return null;
  return (
    <Notice tone={kept.length > 0 ? 'warn' : 'success'}>
      {count > 1 ? <p>{texts.firstOf(count)}</p> : null}
      {entry.title === entry.doi ? (
        <p>{texts.onlyDoi(entry.doi)}</p>
      ) : (
        <p className={css.used}>
          {texts.filledFromBefore}
          <MathText text={entry.title} />
          {texts.filledFromAfter}
        </p>
      )}
      {kept.length > 0 ? (
        <KeptFields action={texts.replaceTyped(kept.length)} {...{ kept, disabled, onReplace }} />
      ) : null}
    </Notice>
  );
}

interface PasteFieldProps {
  readonly pasted: string;
  readonly problem: string | null;
  readonly onPaste: (text: string) => void;
}

/** The text area. It takes the focus, because the user has just opened it. */
function PasteField({ pasted, problem, onPaste }: PasteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextArea
      ref={field}
      label={texts.pastedText}
      hint={texts.pastedHint}
      error={problem ?? undefined}
      rows={4}
      value={pasted}
      spellCheck={false}
      className={css.pasteText}
      fieldClassName={css.pasteField}
      onChange={(event) => onPaste(event.currentTarget.value)}
    />
  );
}
