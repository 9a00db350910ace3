import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { copyText } from '../../lib/copyText';
import { Button } from '../buttons/Button';
import { Notice } from '../feedback/Notice';
import * as texts from '../../texts';
import css from './CopyField.module.css';
import { TextField } from './TextField';

/** Selects the text. A link longer than the field shows how it begins, once the browser is done. */
function selectAll(field: HTMLInputElement): void {
  field.select();
  requestAnimationFrame(() => (field.scrollLeft = 0));
}

/** How long the button confirms that the text was copied. */
const COPIED_MS = 2_000;

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCopied?: () => void;
  /** The field, for example to focus it. */
  readonly ref?: RefObject<HTMLInputElement | null>;
}

/** A link to copy, by a button or, if the browser refuses, by hand. */
export function CopyField({ label, value, onCopied, ref }: CopyFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (copying !== 'copied') return;
    const timer = setTimeout(() => setCopying(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copying]);

  const copy = async () => {
    if (!field.current) return;
    // Some browsers copy only if something is selected.
    selectAll(field.current);
    const isCopied = await copyText(value);
    setCopying(isCopied ? 'copied' : 'refused');
    if (isCopied) onCopied?.();
  };

  return (
    <div className={css.field}>
      <div className={css.row}>
        <TextField
          ref={field}
          label={label}
          readOnly
          value={value}
          fieldClassName={css.text}
          onFocus={({ target }) => selectAll(target)}
        />
        <Button
          variant="primary"
          icon={copying === 'copied' ? Check : Copy}
          className={css.copy}
          onClick={() => void copy()}
        >
          {copying === 'copied' ? texts.copied : texts.copyLink}
        </Button>
      </div>
      {copying === 'refused' ? (
        <Notice tone="warn" role="alert">
          {texts.copyRefused}
        </Notice>
      ) : null}
    </div>
  );
}
