import { FileText } from 'lucide-react';
import { fileSize } from '#shared/lib/fileTexts';
import { Icon } from '#shared/ui/marks/Icon';
import type { ChatbotMessage } from '../chatbotState';
import { readFacts } from '../messageFacts';
import css from './Thread.module.css';

/** A question or file sent by the user. */
export function UserMessage({ message }: { readonly message: ChatbotMessage }) {
  const { file } = readFacts(message.facts);
  return (
    <div className={css.own} data-own>
      {file ? (
        <span className={css.file}>
          <Icon of={FileText} />
          <span>
            <span className={css.fileName} dir="auto">
              {message.text}
            </span>
            {file.size === undefined ? null : (
              <span className={css.fileSize}>{fileSize(file.size)}</span>
            )}
          </span>
        </span>
      ) : (
        <p className={css.words} dir="auto">
          {message.text}
        </p>
      )}
    </div>
  );
}
