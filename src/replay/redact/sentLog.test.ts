import * as fc from 'fast-check';
import { createRedactor } from '#contract/sessionLog/redact';
import { shareContent } from './share';

const noSecrets = () => ({ secretArgs: [], secretResult: false });

/** Texts of which a part could be an address, a token or the key of a cached response. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom('@', '%40', 'é', '字', 'a', 'নু', '\n', '/share/', '.', 'x'.repeat(43), '"'),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);
const action = fc.record({
  type: fc.constant('a/b'),
  payload: fc.record({
    id: fc.nat(),
    username: text,
    content: text,
    path: text,
    odd: text,
    queryCacheKey: text.map((value) => `searchPeople(${JSON.stringify(value)})`),
  }),
});

/** The number of secrets that the server finds in an action of a log that the browser sends. */
function leaksIn(sent: object): number {
  let leaks = 0;
  const again = createRedactor(noSecrets, () => void (leaks += 1));
  again.action(sent as { type: string });
  return leaks;
}

test.each([false, true])(
  'the server refuses no log that the browser has redacted, with pseudonyms: %s',
  (share) => {
    fc.assert(
      fc.property(action, fc.uint8Array({ minLength: 32, maxLength: 32 }), (recorded, key) => {
        const clean = createRedactor(noSecrets).action(recorded);
        const { actions } = shareContent({ state: {}, actions: [clean] }, key, noSecrets);
        return leaksIn((share ? actions[0] : clean) ?? {}) === 0;
      }),
    );
  },
);
