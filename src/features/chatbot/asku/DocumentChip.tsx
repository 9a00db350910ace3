import { FileText, X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { selectDocument } from '../selectDocument';
import { documentDetached } from '../chatbotEvents';
import * as texts from '../texts';
import css from './DocumentChip.module.css';

interface DocumentChipProps {
  /** Called after the document was detached: the focused button is gone. */
  readonly onDetached: () => void;
}

/** The current document, with a button to detach it. */
export function DocumentChip({ onDetached }: DocumentChipProps) {
  const dispatch = useAppDispatch();
  const document = useAppSelector(selectDocument);
  if (!document) return null;
  const { title, pages } = document;
  return (
    <div className={css.chip}>
      <Icon of={FileText} />
      <span className={css.name} title={title} dir="auto">
        {title}
      </span>
      {pages === undefined ? null : <span className={css.pages}>{texts.pageCount(pages)}</span>}
      <IconButton
        icon={X}
        label={texts.removeDocument(title)}
        size="sm"
        onClick={() => {
          dispatch(documentDetached());
          onDetached();
        }}
      />
    </div>
  );
}
