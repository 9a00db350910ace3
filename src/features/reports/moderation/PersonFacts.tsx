import { useId } from 'react';
import type { ReportPerson } from '#contract/entities/report';
import { nameOf } from '#shared/lib/people';
import { Avatar, Card, Pill } from '#shared/ui';
import { PersonLink } from '#shared/ui/people/PersonLink';
import * as texts from '../texts';
import css from './moderation.module.css';
import { dayOf, resultOf } from './reportWords';

interface PersonFactsProps {
  readonly title: string;
  readonly person: ReportPerson;
  /** Whether this is the person who reported. Only then are false reports of interest. */
  readonly isReporter?: boolean | undefined;
}

/** One of the two people of a report, with their history. */
export function PersonFacts({ title, person, isReporter = false }: PersonFactsProps) {
  const titleId = useId();
  const { past, suspended_until: until } = person;
  return (
    <Card as="section" padding="md" aria-labelledby={titleId} className={css.person}>
      <h3 id={titleId} className={css.partTitle}>
        {title}
      </h3>
      <div className={css.name}>
        <Avatar name={nameOf(person)} src={person.profile_picture} size={32} />
        <PersonLink of={person} />
      </div>
      {until ? <Pill tone="warn">{texts.suspendedUntil(dayOf(until))}</Pill> : null}
      {isReporter && person.reports_falsely ? <Pill tone="warn">{texts.falseReports}</Pill> : null}
      <ul className={css.facts}>
        <li>{texts.memberSince(dayOf(person.joined_at))}</li>
        <li>{texts.reportsAbout(person.reports_about, person.reports_acted)}</li>
        <li>{texts.reportsMade(person.reports_made, person.reports_unfounded)}</li>
      </ul>
      {past.length > 0 ? (
        <details>
          <summary className={css.summary}>{texts.past}</summary>
          <ul className={css.facts}>
            {past.map((report) => (
              <li key={report.id}>
                {texts.pastLine(report.kind, resultOf(report), dayOf(report.decided_at))}
                {report.explanation ? <q className={css.said}>{report.explanation}</q> : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  );
}
