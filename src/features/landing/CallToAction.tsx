import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Icon } from '#shared/ui/marks/Icon';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import css from './CallToAction.module.css';
import * as texts from './texts';
import wrap from './wrap.module.css';

/** The call to sign up at the end of the page. */
export function CallToAction() {
  return (
    <section aria-labelledby="join-heading" className={css.band}>
      <div className={clsx(wrap.wrap, css.inner)}>
        <div>
          <h2 id="join-heading" className={css.heading}>
            {texts.seatForYou}
          </h2>
          <p className={css.text}>{texts.emailIsEnough}</p>
        </div>
        <LinkButton to="/signup" size="lg" className={css.button}>
          <span className={css.words}>
            {texts.createAccount}
            <Icon of={ArrowRight} />
          </span>
        </LinkButton>
      </div>
    </section>
  );
}
