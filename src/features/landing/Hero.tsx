import { clsx } from 'clsx';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import css from './Hero.module.css';
import { HeroCards } from './HeroCards';
import wrap from './wrap.module.css';

/** One sentence that says what Quad is, and the links to sign up and learn more. */
export function Hero() {
  return (
    <div className={clsx(wrap.wrap, css.hero)}>
      <div>
        <p className={css.eyebrow}>For university students, faculty and researchers</p>
        <h1 tabIndex={-1} className={css.headline}>
          Where academic <span className={css.minds}>minds</span> connect
        </h1>
        <p className={css.lead}>
          Post what you are working on, find people in your field, share papers and ask questions
          about them. One calm place for university life.
        </p>
        <p className={css.actions}>
          <LinkButton to="/signup" variant="primary" size="lg">
            Get Started
          </LinkButton>
          <LinkButton to="/about" size="lg">
            Learn More
          </LinkButton>
        </p>
      </div>
      <HeroCards />
    </div>
  );
}
