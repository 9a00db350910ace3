import css from './SkipLink.module.css';

/** The first stop of the Tab key: past the navigation, to what the page is about. */
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
      Skip to content
    </a>
  );
}
