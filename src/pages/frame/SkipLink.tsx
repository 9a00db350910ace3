import css from './SkipLink.module.css';
import * as texts from './texts';

/** The first tab stop: skips the navigation and goes to the page's content. */
export function SkipLink() {
  return (
    <a
      className={css.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        const content = document.getElementById('content');
        content?.setAttribute('tabindex', '-1');
        content?.focus();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
