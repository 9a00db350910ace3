import { useId, type ReactNode } from 'react';
import { Card } from './Card';
import { CardTitle } from './CardTitle';
import css from './SettingsCard.module.css';

interface SettingsCardProps {
  readonly title: string;
  /** Explains the setting, below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One setting, or a few that belong together, on a page of settings. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId} className={css.card}>
      <CardTitle id={titleId}>{title}</CardTitle>
      {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
