import type { ChatMessage } from '#contract/entities/chat';
import type { MyReport } from '#contract/entities/report';
import { callApi } from '../support/people';
import type { QuadCluster } from '../support/quadCluster';
import type { Browser, NamedPerson } from './browser';
import { readWholeHistory } from './checkMessages';
import { noteOf, type ReportOutcome } from './createReports';

const PAGE = 50;

/** Returns all reports of a person. */
async function readReports(quad: QuadCluster, { token }: NamedPerson): Promise<MyReport[]> {
  const all: MyReport[] = [];
  for (;;) {
    const path = `/reports/mine?limit=${PAGE}&offset=${all.length}`;
    const { reports } = await callApi<{ reports: MyReport[] }>(quad, path, { token });
    all.push(...reports);
    if (reports.length < PAGE) return all;
  }
}

/** Returns all words that a message was sent with, first or by an edit. */
function wordsOf({ id, client_id: clientId }: ChatMessage, browsers: readonly Browser[]) {
  return browsers.flatMap(({ words }) => [
    ...(words.get(String(id)) ?? []),
    ...(words.get(clientId ?? '') ?? []),
  ]);
}

/**
 * Checks that each message that a person reported, from one browser or from two, has exactly one
 * report with words that the message had, and that no refused report is stored.
 */
export async function checkReports(
  quad: QuadCluster,
  people: readonly NamedPerson[],
  browsers: readonly Browser[],
): Promise<{ reported: number; defects: string[] }> {
  const defects: string[] = [];
  let reported = 0;
  for (const person of people) {
    const reports = await readReports(quad, person);
    const outcomes = browsers
      .filter(({ owner }) => owner.id === person.id)
      .flatMap((browser) => [...browser.reports.outcomes]);
    const withOutcome = (...wanted: ReportOutcome[]) =>
      new Set(outcomes.flatMap(([id, how]) => (wanted.includes(how) ? [id] : [])));
    const made = withOutcome('stored', 'known');
    const unsure = [...withOutcome('unsure')].filter((id) => !made.has(id)).map(noteOf);
    reported += made.size;
    for (const id of made)
      if (reports.filter(({ note }) => note === noteOf(id)).length !== 1)
        defects.push(`${person.username} reported ${id} and not exactly one report is listed`);
    const sure = reports.filter(({ note }) => !unsure.includes(note ?? ''));
    if (sure.length !== made.size)
      defects.push(`${person.username} made ${made.size} reports and ${sure.length} are listed`);
    for (const other of people.filter(({ id }) => id !== person.id))
      for (const message of await readWholeHistory(quad, person, other)) {
        const report = reports.find(({ note }) => note === noteOf(message.id));
        if (report && !wordsOf(message, browsers).includes(report.excerpt ?? ''))
          defects.push(`the report of ${message.id} has “${report.excerpt}”, which it never said`);
      }
  }
  return { reported, defects };
}
