import { Heart, MessageCircle } from 'lucide-react';
import { Card } from '#shared/ui/layout/Card';
import { Icon } from '#shared/ui/marks/Icon';
import css from './HeroCards.module.css';

/** Examples of a post, an answer of the assistant and a chat. The people are fictional. */
export function HeroCards() {
  return (
    <ul aria-label="For example" className={css.stack}>
      <Card as="li" spine="event" className={css.card}>
        <p className={css.person}>
          {/* Don't use `Avatar`: its size is an inline style, which prerendered HTML may not
              have. */}
          <span className={css.face} aria-hidden="true">
            N
          </span>
          <span>
            <b>Nusrat Jahan</b>
            <span className={css.small}>University of Dhaka</span>
          </span>
        </p>
        <p className={css.title}>Graduate Research Symposium</p>
        <p className={css.small}>Thursday · 3:30 PM · Curzon Hall</p>
        <p className={css.counts}>
          <Icon of={Heart} size="sm" /> 24 <Icon of={MessageCircle} size="sm" /> 7
        </p>
      </Card>
      <Card as="li" spine="document" className={css.card}>
        <p className={css.question}>What did sharing only gradients change?</p>
        <p className={css.answer}>
          “Sharing <mark>gradients instead of records cut the error by a third</mark> at the
          smallest clinics.” <span className={css.page}>p. 4</span>
        </p>
      </Card>
      <Card as="li" className={css.card}>
        <p className={css.theirs}>Can you bring a counter-example?</p>
        <p className={css.mine}>I have two.</p>
      </Card>
    </ul>
  );
}
