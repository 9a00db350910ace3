import { hasStatus } from '#api/errors';
import type { AppStore } from '#app/store/createStore';
import { selectShownMessages } from '#features/chat/state/shownMessages';
import { reportsApi } from '#features/reports/reportsApi';
import type { NamedPerson } from './browser';

/**
 * How the report of a message ended: stored, stored by an earlier call, or refused because the message
 * is gone. `unsure` if it was gone only after a call without a response, which may have stored it.
 */
export type ReportOutcome = 'stored' | 'known' | 'gone' | 'unsure';

/** The note by which a report in the list is recognised. */
export const noteOf = (messageId: number) => `message ${messageId}`;

/**
 * Reports messages as the dialog does, with the endpoint of the application. A report that failed
 * on the way stays pending until it is sent again, as by a person who presses the button again.
 */
export function createReports({ dispatch, getState }: AppStore, owner: NamedPerson) {
  const outcomes = new Map<number, ReportOutcome>();
  const waiting = new Map<number, 'sent' | 'failed'>();

  const outcomeOf = (error: unknown, wasSent: boolean): ReportOutcome => {
    if (!error) return 'stored';
    if (hasStatus(error, 409)) return 'known';
    return wasSent ? 'unsure' : 'gone';
  };

  async function send(id: number): Promise<void> {
    const wasSent = waiting.has(id);
    waiting.set(id, 'sent');
    const report = { kind: 'message', id, reason: 'Spam or advertising' } as const;
    const { error } = await dispatch(
      reportsApi.endpoints.createReport.initiate({ ...report, note: noteOf(id), messageIds: [] }),
    );
    if (error && !hasStatus(error, 404) && !hasStatus(error, 409)) {
      waiting.set(id, 'failed');
      return;
    }
    waiting.delete(id);
    outcomes.set(id, outcomeOf(error, wasSent));
  }

  return {
    outcomes,
    waiting: () => waiting.size,
    /** Reports one of the latest messages of another person; `back` is 0 for the last one. */
    report(other: NamedPerson, back: number) {
      const id = selectShownMessages(getState(), other.id)
        .flatMap((each) =>
          each.temporary || each.deleted || each.sender_id === owner.id ? [] : [each.id],
        )
        .at(-1 - back);
      if (id !== undefined && !outcomes.has(id) && !waiting.has(id)) void send(id);
    },
    sendFailed() {
      for (const [id, state] of waiting) if (state === 'failed') void send(id);
    },
  };
}
