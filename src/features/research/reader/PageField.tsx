import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { tidyNumber } from '#contract/typed/typedNumbers';
import { readId } from '#shared/lib/readId';
import { IconButton } from '#shared/ui/buttons/IconButton';
import css from './ReaderBar.module.css';
import * as texts from './texts';

interface PageFieldProps {
  readonly page: number;
  readonly count: number;
  /** The printed number of the page, if it differs. */
  readonly label: string | null;
  /** Two pages are side by side, an odd one first. */
  readonly isPaired: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onGoTo: (page: number) => void;
}

/** The number of the page: buttons turn, a typed number goes there. */
export function PageField({ page, count, label, isPaired, onTurn, onGoTo }: PageFieldProps) {
  const first = isPaired && page % 2 === 0 ? page - 1 : page;
  const last = isPaired ? first + 1 : page;
  // Null unless a number is being typed.
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = readId(typed === null ? null : tidyNumber(typed));
    if (wanted !== null) onGoTo(Math.min(wanted, count));
    setTyped(null);
  };
  return (
    <form className={css.pageField} onSubmit={submit}>
      <IconButton
        icon={ChevronLeft}
        label={texts.previousPage}
        className={css.turn}
        aria-disabled={first === 1 || undefined}
        onClick={() => onTurn(-1)}
      />
      <input
        className={css.page}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.page}
        value={typed ?? String(page)}
        maxLength={6}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span className={css.count}>{texts.ofPages(count, label)}</span>
      <IconButton
        icon={ChevronRight}
        label={texts.nextPage}
        className={css.turn}
        aria-disabled={last >= count || undefined}
        onClick={() => onTurn(1)}
      />
    </form>
  );
}
