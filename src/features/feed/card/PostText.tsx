import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { LinkCards } from '#shared/cards/LinkCards';
import { Button } from '#shared/ui/buttons/Button';
import * as texts from '../texts';
import css from './PostText.module.css';
import { RichText } from './RichText';

/** The text of a post; a long one is collapsed to eight lines. */
export function PostText({ text, mentions }: ComponentProps<typeof RichText>) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const measure = () => {
      const element = box.current;
      if (element && !isOpen) setIsLong(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [text, isOpen]);

  const toggle = () => {
    const before = button.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => setIsOpen(!isOpen));
    const element = box.current;
    const isCutAbove = element !== null && element.getBoundingClientRect().top < 0;
    // Collapsing text above the viewport would shift the page, so scroll to compensate.
    if (isOpen && isCutAbove) {
      const after = button.current?.getBoundingClientRect().top ?? before;
      window.scrollBy({ top: after - before, behavior: 'instant' });
    }
  };

  return (
    <div className={css.frame}>
      <div ref={box} id={id} className={clsx(css.text, !isOpen && css.folded)}>
        <RichText text={text} mentions={mentions} />
      </div>
      {isLong ? (
        <Button
          ref={button}
          variant="link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {isOpen ? texts.showLess : texts.showMore}
        </Button>
      ) : null}
      <LinkCards text={text} />
    </div>
  );
}
