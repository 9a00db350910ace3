import { draftChanged, draftCleared, selectDraft } from '#shared/drafts/draftsSlice';
import { notify } from '#shared/notify/notify';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { isSettled, sendDesired } from './sendDesired';
import { loggedOut } from './sessionEvents';
import type { RootState } from './types';

startApiServer(respondToMe(200, ada));

const KEY = 'desired';
const select = (state: RootState) => selectDraft(state, KEY) || undefined;

/**
 * Creates a signed-in store in which a draft is the desired value, and a server that responds on
 * demand.
 */
async function setUp() {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  const sent: string[] = [];
  let respond: (isAccepted: boolean) => void = () => undefined;

  const click = (text: string) =>
    store.dispatch(
      sendDesired({
        change: draftChanged({ key: KEY, text }),
        select,
        send: async (value) => {
          sent.push(value);
          const isAccepted = await new Promise<boolean>((resolve) => {
            respond = resolve;
          });
          const desired = select(store.getState());
          if (!isAccepted || desired === value) store.dispatch(draftCleared(KEY));
          return isAccepted;
        },
        explainFailure: (value) => notify({ kind: 'info', text: `Not saved: ${value}` }),
      }),
    );
  return {
    store,
    sent,
    click,
    respond: (isAccepted: boolean) => respond(isAccepted),
    desired: () => select(store.getState()),
    texts: () => store.getState().toasts.items.map(({ text }) => text),
  };
}

describe('sendDesired', () => {
  it('stores the value at once and sends it', async () => {
    const { click, sent, desired, respond, texts } = await setUp();
    const done = click('a');
    expect([desired(), sent]).toEqual(['a', ['a']]);
    respond(true);
    await done;
    expect([desired(), sent, texts()]).toEqual([undefined, ['a'], []]);
  });

  it('sends only the last value of those clicked during a request, after its response', async () => {
    const { click, sent, desired, respond } = await setUp();
    const done = click('a');
    await Promise.all([click('b'), click('c')]);
    expect([desired(), sent]).toEqual(['c', ['a']]);
    respond(true);
    await new Promise(process.nextTick);
    expect(sent).toEqual(['a', 'c']);
    respond(true);
    await done;
    expect(desired()).toBeUndefined();
  });

  it('stops at a failure, which it explains, and can be clicked again', async () => {
    const { click, sent, respond, texts } = await setUp();
    const done = click('a');
    void click('b');
    respond(false);
    await done;
    expect([sent, texts()]).toEqual([['a'], ['Not saved: a']]);
    void click('d');
    expect(sent).toEqual(['a', 'd']);
  });

  it('explains nothing once the session has ended', async () => {
    const { store, click, respond, texts } = await setUp();
    const done = click('a');
    store.dispatch(loggedOut());
    respond(false);
    await done;
    expect(texts()).toEqual([]);
  });
});

test.each([
  { desired: true, sent: true, held: true, expected: true, why: 'the server holds it' },
  { desired: false, sent: true, held: true, expected: false, why: 'the user changed it' },
  { desired: true, sent: true, held: false, expected: true, why: 'the server refuses it' },
  { desired: false, sent: true, held: false, expected: true, why: 'the server refuses as desired' },
])('a value is settled or not: $why', ({ expected, desired, sent, held }) => {
  expect(isSettled({ desired, sent, held })).toBe(expected);
});
