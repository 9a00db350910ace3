import { NavTabs } from '#shared/ui/layout/NavTabs';
import { paths, type ResultKind } from '#shared/paths';
import { useCountFoundQuery } from '../searchApi';
import * as texts from '../texts';

const labels: readonly (readonly [kind: ResultKind, label: string])[] = [
  ['posts', texts.posts],
  ['people', texts.people],
  ['papers', texts.papers],
  ['events', texts.events],
  ['universities', texts.universities],
];

interface ResultTabsProps {
  readonly keyword: string;
}

/** The kinds of results as tabs, each with its number and an address of its own. */
export function ResultTabs({ keyword }: ResultTabsProps) {
  const { currentData: totals = {} } = useCountFoundQuery({ keyword });
  return (
    <NavTabs
      label={texts.resultKinds}
      items={labels.map(([kind, label]) => ({
        to: paths.resultsOf(kind, keyword),
        label,
        end: true,
        count: totals[kind],
        countTone: 'neutral',
        countLabel: texts.resultCount(totals[kind] ?? 0),
      }))}
    />
  );
}
