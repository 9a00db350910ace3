import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../shared/ui/EmptyState';
import { IconButton } from '../../shared/ui/IconButton';
import css from './AskUPanel.module.css';

interface AskUPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The margin in which AskU answers. */
export function AskUPanel({ isOpen, onClose }: AskUPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    panel.current?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onClose]);

  if (!isOpen) return null;
  return (
    <aside ref={panel} className={css.panel} aria-label="AskU" tabIndex={-1}>
      <header className={css.header}>
        <h2 className={css.title}>AskU</h2>
        <IconButton icon={X} label="Close AskU" onClick={onClose} />
      </header>
      <EmptyState
        icon={Sparkles}
        title="AskU is not open yet"
        text="Soon you can hand it a paper and ask about it here. Every answer will quote the page it comes from."
      />
    </aside>
  );
}
