import { clsx } from 'clsx';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import css from './Hero.module.css';
import { HeroCards } from './HeroCards';
import * as texts from './texts';
import wrap from './wrap.module.css';

/** One sentence that says what Quad is, and the links to sign up, learn more and watch. */
export function Hero() {
  return (
    <div className={clsx(wrap.wrap, css.hero)}>
      <div>
        <p className={css.eyebrow}>{texts.audience}</p>
        <h1 tabIndex={-1} className={css.headline}>
          {texts.headlineBefore}
          <span className={css.minds}>{texts.headlineMinds}</span>
          {texts.headlineAfter}
        </h1>
        <p className={css.lead}>{texts.lead}</p>
        <p className={css.actions}>
          <LinkButton to="/signup" variant="primary" size="lg">
            {texts.getStarted}
          </LinkButton>
          <LinkButton to="/about" size="lg">
            {texts.learnMore}
          </LinkButton>
          <LinkButton to="/replay?sample=first-day&play=1" variant="quiet" size="lg">
            {texts.watchSession}
          </LinkButton>
        </p>
      </div>
      <HeroCards />
    </div>
  );
}
