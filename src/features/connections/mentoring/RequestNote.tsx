import type { PendingRequest } from '#contract/entities/person';
import * as texts from '../texts';
import css from './mentoring.module.css';

/** The topic of a request for mentoring, and the words of its sender. */
export function RequestNote({ request }: { readonly request: PendingRequest }) {
  const { mentoring_topic: topic, message } = request;
  if (!topic && !message) return null;
  return (
    <div className={css.note}>
      {topic ? (
        <p>
          {texts.asksForMentoringIn} <strong>{topic}</strong>
        </p>
      ) : null}
      {message ? (
        <blockquote className={css.quote} dir="auto">
          {message}
        </blockquote>
      ) : null}
    </div>
  );
}
