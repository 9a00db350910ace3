import { REPORTED_MESSAGES_MAX } from '#contract/limits';
import type { ReportableMessage } from '#shared/report/useReport';
import * as texts from '../texts';
import css from './ReportDialog.module.css';

interface MessageChoiceProps {
  readonly messages: readonly ReportableMessage[];
  /** The reported message, which is always among them. */
  readonly reportedId: number;
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Lets the reporter choose the messages of the conversation that the moderators see. */
export function MessageChoice({ messages, reportedId, chosen, onChange }: MessageChoiceProps) {
  const isFull = chosen.length >= REPORTED_MESSAGES_MAX - 1;
  return (
    <fieldset className={css.reasons}>
      <legend className={css.legend}>{texts.shownMessages}</legend>
      <p className={css.hint}>{texts.onlyThese}</p>
      {messages.map(({ id, text, isOwn }) => {
        const isReported = id === reportedId;
        const isChosen = isReported || chosen.includes(id);
        return (
          <label key={id} className={css.reason}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isReported || (isFull && !isChosen)}
              onChange={() =>
                onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
              }
            />
            <span dir="auto" className={css.message}>
              {isOwn ? texts.own : null}
              <bdi>{text}</bdi>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
