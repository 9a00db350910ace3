import { Link } from 'react-router-dom';
import { Logo } from '#shared/ui/marks/Logo';
import { footerColumns } from './footerLinks';
import css from './PublicFooter.module.css';
import * as texts from './texts';
import wrap from './wrap.module.css';

/** The footer with links to the info pages. */
export function PublicFooter() {
  return (
    <footer className={css.footer}>
      <div className={wrap.wrap}>
        <nav aria-label={texts.aboutSite} className={css.columns}>
          {footerColumns.map(({ heading, links }, index) => (
            <div key={heading}>
              <h2 id={`footer-${index}`} className={css.heading}>
                {heading}
              </h2>
              <ul aria-labelledby={`footer-${index}`} className={css.links}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={css.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={css.imprint}>
          <Logo />
          <span className={css.motto}>{texts.motto}</span>
        </p>
      </div>
    </footer>
  );
}
