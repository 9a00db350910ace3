import { hasStatus } from '#api/errors';
import type { AppStore } from '#app/store/createStore';
import { selectShownMessages } from '#features/chat/state/shownMessages';
import { reportsApi } from '#features/reports/reportsApi';
import type { NamedPerson } from './browser';

/** How the report of a message ended: stored, stored by an earlier call, or refused for good. */
export type ReportOutcome = 'stored' | 'known' | 'gone';

/** The note by which a report in the list is recognised. */
export const noteOf = (messageId: number) => `message ${messageId}`;

/**
 * Reports messages as the dialog does, with the endpoint of the application. A report that failed
 * on the way stays pending until it is sent again, as by a person who presses the button again.
 */
export function createReports({ dispatch, getState }: AppStore, owner: NamedPerson) {
  const outcomes = new Map<number, ReportOutcome>();
  const waiting = new Map<number, 'sent' | 'failed'>();

  async function send(id: number): Promise<void> {
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
    outcomes.set(id, !error ? 'stored' : hasStatus(error, 409) ? 'known' : 'gone');
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
