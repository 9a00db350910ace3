import type { CSSProperties } from 'react';
import { Logo } from '../marks/Logo';
import css from './gallery.module.css';
import { Row, Section } from './Section';

const colours = [
  ['bg', 'surface', 'surface-2', 'surface-sunken', 'ink', 'ink-2', 'ink-3', 'line', 'line-strong'],
  ['accent', 'accent-hover', 'accent-soft', 'link', 'focus', 'mark', 'bubble', 'plate'],
  ['info', 'info-soft', 'ok', 'ok-soft', 'warn', 'warn-soft', 'danger', 'danger-hover'],
  ['danger-soft', 'spine-text', 'spine-media', 'spine-document', 'spine-event'],
].flat();

/** Colours, type and the wordmark. */
export function FoundationSection() {
  return (
    <Section title="Foundation">
      <ul className={css.swatches}>
        {colours.map((name) => (
          <li key={name} className={css.swatch}>
            <span
              className={css.colour}
              style={{ '--sample': `var(--${name})` } as CSSProperties}
            />
            {name}
          </li>
        ))}
      </ul>
      <Row>
        <Logo />
        <div className={css.plate}>
          <Logo tone="plate" />
        </div>
      </Row>
      <h3 className={css.serif}>Graduate Research Symposium 2025</h3>
      <p className={css.read}>
        Our reading group meets on attention sinks in long-context models this week. If you have a{' '}
        <mark>counter-example where streaming attention fails</mark> on retrieval, bring it.{' '}
        <a href="https://arxiv.org/abs/2309.17453">arxiv.org/abs/2309.17453</a>
      </p>
      <p lang="bn" className={css.read}>
        আমাদের পাঠচক্র এই সপ্তাহে বসছে।
      </p>
    </Section>
  );
}
