import { Heart, MessageCircle } from 'lucide-react';
import { Card } from '#shared/ui/layout/Card';
import { Icon } from '#shared/ui/marks/Icon';
import css from './HeroCards.module.css';
import * as texts from './texts';

/** Examples of a post, an answer of the chatbot and a chat. The people are fictional. */
export function HeroCards() {
  return (
    <ul aria-label={texts.examples} className={css.stack}>
      <Card as="li" spine="event" className={css.card}>
        <p className={css.person}>
          {/* Don't use `Avatar`: its size is an inline style, which prerendered HTML may not
              have. */}
          <span className={css.face} aria-hidden="true">
            {texts.authorInitial}
          </span>
          <span>
            <b>{texts.author}</b>
            <span className={css.small}>{texts.authorUniversity}</span>
          </span>
        </p>
        <p className={css.title}>{texts.eventTitle}</p>
        <p className={css.small}>{texts.eventPlace}</p>
        <p className={css.counts}>
          <Icon of={Heart} size="sm" /> 24 <span className="visually-hidden">{texts.likes}</span>
          <Icon of={MessageCircle} size="sm" /> 7
          <span className="visually-hidden">{texts.comments}</span>
        </p>
      </Card>
      <Card as="li" spine="document" className={css.card}>
        <p className={css.question}>{texts.question}</p>
        <p className={css.answer}>
          {texts.answerBefore}
          <mark>{texts.answerMarked}</mark>
          {texts.answerAfter}
          <span className={css.page}>{texts.answerPage}</span>
        </p>
      </Card>
      <Card as="li" className={css.card}>
        <p className={css.theirs}>{texts.theirMessage}</p>
        <p className={css.mine}>{texts.myMessage}</p>
      </Card>
    </ul>
  );
}
