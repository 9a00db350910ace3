import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { useSettled } from '#shared/hooks/useSettled';
import { isComposing } from '#shared/keys/composing';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import type { Found } from './createFind';
import type { PdfView } from './createPdfView';
import css from './FindBar.module.css';
import * as texts from './texts';

interface FindBarProps {
  readonly view: PdfView | null;
  readonly found: Found;
  /** Some pages could not be fetched, so the search waits for them. */
  readonly isIncomplete: boolean;
  /** The text to start with; '' for none. */
  readonly text: string;
  /** False for scans. */
  readonly hasText: boolean;
  /** A change moves the focus to the field. */
  readonly timesAsked: number;
  readonly onClose: () => void;
}

/** A search in the open paper: Enter goes to the next match, Shift and Enter to the one before. */
export function FindBar(props: FindBarProps) {
  const { view, found, isIncomplete, text, hasText, timesAsked, onClose } = props;
  const [typed, setTyped] = useState(text);
  const wanted = useSettled(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [timesAsked]);
  useEffect(() => view?.find(wanted), [view, wanted]);
  useEffect(() => () => view?.find(''), [view]);
  const step = (direction: 'next' | 'previous') => view?.find(wanted, direction);
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') step(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.bar} role="search" aria-label={texts.find}>
      <input
        ref={field}
        type="search"
        dir="auto"
        className={css.field}
        aria-label={texts.find}
        placeholder={texts.findPlaceholder}
        autoComplete="off"
        value={typed}
        maxLength={KEYWORD_MAX_LENGTH}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
      />
      <span className={css.state} role="status">
        {wanted === '' ? null : <FindState {...{ found, isIncomplete, hasText }} />}
      </span>
      <IconButton
        icon={ChevronUp}
        label={texts.previousMatch}
        aria-disabled={found.total === 0 || undefined}
        onClick={() => step('previous')}
      />
      <IconButton
        icon={ChevronDown}
        label={texts.nextMatch}
        aria-disabled={found.total === 0 || undefined}
        onClick={() => step('next')}
      />
      <IconButton icon={X} label={texts.closeFind} onClick={onClose} />
      {wanted !== '' && hasText && !isIncomplete && found.percent < 100 ? (
        <div className={css.progress}>
          <ProgressBar value={found.percent} label={texts.pagesSearched} />
        </div>
      ) : null}
    </div>
  );
}

type FindStateProps = Pick<FindBarProps, 'found' | 'isIncomplete' | 'hasText'>;

function FindState({ found, isIncomplete, hasText }: FindStateProps) {
  if (!hasText) return texts.noText;
  if (found.total > 0) return texts.matches(found.current, found.total);
  if (!found.isPending) return texts.noMatch;
  return isIncomplete ? texts.searchIncomplete : texts.searching;
}
