import { chatbotMessages } from '#contract/messages';
import { selectUploadPercent } from '#api/uploads';
import { useAppSelector } from '#shared/store/hooks';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import * as texts from '../texts';
import css from './Thread.module.css';

const SENT_WHOLE = 100;

/** The chatbot's current task: analysing a PDF, or writing an answer. */
export function WorkStatus() {
  const analysing = useAppSelector((state) => state.chatbot.analysing);
  const awaiting = useAppSelector((state) => state.chatbot.awaiting);
  const percent = useAppSelector((state) =>
    analysing ? selectUploadPercent(state, analysing.uploadId) : undefined,
  );
  return (
    <>
      {analysing ? (
        <div className={css.status} data-answer>
          <p>{chatbotMessages.analyzing}</p>
          {percent !== undefined && percent < SENT_WHOLE ? (
            <ProgressBar label={texts.uploadOf(analysing.filename)} value={percent} />
          ) : null}
        </div>
      ) : null}
      {awaiting > 0 ? (
        <div className={css.status} data-answer>
          <p>{chatbotMessages.typing}</p>
        </div>
      ) : null}
    </>
  );
}
