import type { UnknownAction } from '@reduxjs/toolkit';
import { timelineBuckets } from '../player/timelineBuckets';
import { actionKind } from './actionKind';

const entry = (action: UnknownAction, i = 0) => ({ i, t: i * 10, action });

test.each([
  ['feed/likeRequested', 'person'],
  ['app/navigated', 'page'],
  ['app/started', 'automatic'],
  ['session/sessionCheckStarted', 'automatic'],
  ['chatWindows/logScrolled', 'automatic'],
  ['chatWindows/logHidden', 'automatic'],
  ['chatWindows/windowsRestored', 'automatic'],
  ['chatWindows/windowRestored', 'person'],
  ['chatbot/answerReceived', 'automatic'],
  ['chat/opened', 'person'],
  ['chatbot/historyCleared', 'person'],
  ['realtime/new_message', 'socket'],
  ['socket/opened', 'socket'],
  ['api/executeQuery/fulfilled', 'network'],
  ['api/executeQuery/rejected', 'error'],
  ['socket/frameRejected', 'error'],
  ['realtime/error', 'error'],
  ['chatbot/answerFailed', 'error'],
])('%s has the kind %s', (type, kind) => {
  expect(actionKind(entry({ type }))).toBe(kind);
});

test('a call whose response was already cached is not an error', () => {
  const skipped = { type: 'api/executeQuery/rejected', meta: { condition: true } };
  expect(actionKind(entry(skipped))).toBe('network');
});

test('the timeline marks the most prominent kind in each bucket', () => {
  const types = ['a/b', 'app/navigated', 'realtime/typing', 'api/x/rejected'];
  const entries = types.flatMap((type, group) =>
    Array.from({ length: 30 }, (_none, index) => entry({ type }, group * 30 + index)),
  );
  const buckets = timelineBuckets(entries, entries.map(actionKind));
  expect([0, 30, 60, 90].map((at) => buckets[at]?.marker)).toEqual([
    null,
    'page',
    'socket',
    'error',
  ]);
  expect(Math.max(...buckets.map(({ share }) => share))).toBe(1);
});

test('a log with fewer actions than buckets leaves some of them empty', () => {
  const entries = [entry({ type: 'a/b' }), entry({ type: 'app/navigated' }, 1)];
  const buckets = timelineBuckets(entries, entries.map(actionKind));
  expect(buckets).toHaveLength(120);
  expect(buckets.filter(({ share }) => share > 0)).toHaveLength(2);
});
