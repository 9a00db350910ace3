import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { useKeys } from '#shared/keys/useKeys';
import * as texts from '../texts';
import css from './ReadingPane.module.css';

interface ReadingPaneProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A document in place of the page, which is inert meanwhile; AskU stays usable beside it. */
export function ReadingPane({ title, onClose, children }: ReadingPaneProps) {
  const pane = useKeys<HTMLElement>({ Escape: onClose });
  useEffect(() => {
    const opener = document.activeElement;
    const page = document.getElementById('content');
    page?.toggleAttribute('inert', true);
    pane.current?.focus({ preventScroll: true });
    return () => {
      page?.toggleAttribute('inert', false);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [pane]);
  return (
    <section ref={pane} role="dialog" aria-label={title} className={css.pane} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title} title={title} dir="auto">
          {title}
        </h2>
        <IconButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
