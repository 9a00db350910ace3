import { Card } from '#shared/ui/layout/Card';
import type { SpineKind } from '#shared/ui/marks/KindLabel';
import css from './HeroCards.module.css';

const examples: readonly {
  readonly spine: SpineKind;
  readonly kind: string;
  readonly title: string;
  readonly line: string;
}[] = [
  {
    spine: 'document',
    kind: 'Paper',
    title: 'Federated learning in rural health records',
    line: 'S. Rahman · 2025',
  },
  {
    spine: 'event',
    kind: 'Event',
    title: 'Graduate Research Symposium',
    line: '5th March, 2025',
  },
  {
    spine: 'text',
    kind: 'Note',
    title: '“Bring a counter-example.”',
    line: 'Reading group, Thursday',
  },
];

/** Three cards as they look in the feed. */
export function HeroCards() {
  return (
    <ul aria-label="For example" className={css.stack}>
      {examples.map(({ spine, kind, title, line }) => (
        <Card key={kind} as="li" spine={spine} className={css.card}>
          <p className={css.kind}>{kind}</p>
          <p className={css.title}>{title}</p>
          <p className={css.line}>{line}</p>
        </Card>
      ))}
    </ul>
  );
}
