import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '#shared/lib/copyText';
import { saveFile } from '#shared/lib/saveFile';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../../texts';
import css from './CiteDialog.module.css';

/** How long the button confirms that the text was copied. */
const COPIED_MS = 2_000;

interface CitationTextProps {
  readonly label: string;
  readonly text: string;
  /** If given, the text is a machine-readable format: shown as code, and offered as a download. */
  readonly file?: { readonly name: string; readonly type: string } | undefined;
}

/** One format of a citation, with its actions. */
export function CitationText({ label, text, file }: CitationTextProps) {
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (copying !== 'copied') return undefined;
    const timer = setTimeout(() => setCopying(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copying]);

  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied && place.current) window.getSelection()?.selectAllChildren(place.current);
    setCopying(isCopied ? 'copied' : 'refused');
  };
  const isCopied = copying === 'copied';
  const Text = file ? 'pre' : 'p';
  return (
    <section aria-labelledby={headingId} className={css.citation}>
      <div className={css.head}>
        <h3 id={headingId} className={css.label}>
          {label}
        </h3>
        <div className={css.actions}>
          <Button
            size="sm"
            icon={isCopied ? Check : Copy}
            aria-label={isCopied ? texts.copiedFormat(label) : texts.copyFormat(label)}
            onClick={() => void copy()}
          >
            {isCopied ? texts.copied : texts.copy}
          </Button>
          {file ? (
            <Button
              size="sm"
              icon={Download}
              aria-label={texts.saveFormat(label)}
              onClick={() => saveFile(file.name, text, `${file.type};charset=utf-8`)}
            >
              {texts.save}
            </Button>
          ) : null}
        </div>
      </div>
      <Text
        ref={(element: HTMLElement | null) => {
          place.current = element;
        }}
        className={file ? css.code : css.line}
        {...(file ? { tabIndex: 0, role: 'group', 'aria-label': texts.formatText(label) } : {})}
      >
        {text}
      </Text>
      <span role="status">
        {isCopied ? <VisuallyHidden>{texts.copiedNews(label)}</VisuallyHidden> : null}
      </span>
      {copying === 'refused' ? (
        <Notice tone="warn" role="alert">
          {texts.copyRefused}
        </Notice>
      ) : null}
    </section>
  );
}
