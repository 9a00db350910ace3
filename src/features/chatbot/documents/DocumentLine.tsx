import { Check, FileText, Trash2 } from 'lucide-react';
import type { ChatbotDocument } from '#contract/entities/chatbot';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Icon } from '#shared/ui/marks/Icon';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import * as texts from '../texts';
import css from './documents.module.css';

interface DocumentLineProps {
  readonly document: ChatbotDocument;
  /** Questions refer to this document. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onDelete: () => void;
}

/** A document: its title, pages and last use, and a bin. */
export function DocumentLine({ document, isCurrent, onChoose, onDelete }: DocumentLineProps) {
  const { title, pages, last_used_at: usedAt } = document;
  return (
    <li className={css.line}>
      <button
        type="button"
        className={css.choice}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <Icon of={isCurrent ? Check : FileText} />
        <span className={css.words}>
          <span className={css.title} dir="auto">
            {title}
          </span>
          <span className={css.facts}>
            {texts.pageCount(pages)} · {texts.lastUsed} <RelativeTime stamp={usedAt} />
          </span>
        </span>
      </button>
      <IconButton icon={Trash2} label={texts.deleteNamed(title)} size="sm" onClick={onDelete} />
    </li>
  );
}
