import { hasStatus } from '#api/errors';
import { NavTabs } from '#shared/ui/layout/NavTabs';
import { paths, type ResultKind } from '#shared/paths';
import { useCountFoundQuery, type Totals } from '../searchApi';
import * as texts from '../texts';

const labels: readonly (readonly [kind: ResultKind, label: string])[] = [
  ['posts', texts.posts],
  ['people', texts.people],
  ['papers', texts.papers],
  ['events', texts.events],
  ['universities', texts.universities],
];

/**
 * The number of results of each kind, and whether the server has results of other kinds than posts
 * at all: older ones respond 404.
 */
export function useTotals(keyword: string): { totals: Totals; isPostsOnly: boolean } {
  const { currentData: totals = {}, error } = useCountFoundQuery(
    { keyword },
    { skip: keyword === '' },
  );
  return { totals, isPostsOnly: hasStatus(error, 404) };
}

interface ResultTabsProps {
  readonly keyword: string;
  readonly totals: Totals;
}

/** The kinds of results as tabs, each with its number and an address of its own. */
export function ResultTabs({ keyword, totals }: ResultTabsProps) {
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
