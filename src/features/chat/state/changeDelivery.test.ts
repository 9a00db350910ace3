import fc from 'fast-check';
import { simulateChanges, type ChangeModel } from '../testing/changeModel';

type Browser = ChangeModel['hers'];
const deeds: readonly ((browser: Browser, nth: number) => void)[] = [
  (browser) => browser.deliver(),
  (browser) => browser.double(),
  (browser) => browser.overtake(),
  (browser) => browser.lose(),
  (browser) => browser.greetAnew(),
  (browser) => browser.cut(),
  (browser) => browser.connect(),
  (browser) => browser.ask('newest'),
  (browser) => browser.ask('after'),
  (browser) => browser.ask('before'),
  (browser) => browser.ask('changes'),
  (browser) => browser.ask('renew'),
  (browser) => browser.respond(),
  (browser) => browser.respond(true),
  (browser, nth) => browser.want('edit', nth),
  (browser, nth) => browser.want('deletion', nth),
];
const SPEAK = deeds.length;
const SEND = deeds.length + 1;
const BURST = deeds.length + 2;
const anySteps = fc.array(
  fc.record({ deed: fc.nat({ max: BURST }), isHers: fc.boolean(), nth: fc.nat({ max: 80 }) }),
  { maxLength: 80 },
);

test('after any edits, deletions and replies over any connections, both see the words of the server', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const model = simulateChanges();
      for (const each of [model.hers, model.his]) {
        each.connect();
        each.ask('newest');
        each.respond();
      }
      for (const { deed, isHers, nth } of steps) {
        if (deed === SPEAK) model.say(isHers, nth);
        else if (deed === SEND) model.send(isHers);
        else if (deed === BURST) model.burst();
        else deeds[deed]?.(isHers ? model.hers : model.his, nth);
      }
      model.settle();
      expect(model.hers.words()).toEqual(model.words());
      expect(model.his.words()).toEqual(model.words());
      expect([...model.hers.waiting(), ...model.his.waiting()]).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a deleted message never shows its words again, whatever arrives late', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const model = simulateChanges();
      model.hers.connect();
      model.hers.ask('newest');
      model.hers.respond();
      const gone = new Set<number>();
      for (const { deed, isHers, nth } of steps) {
        if (deed === SPEAK) model.say(isHers, nth);
        else if (deed === SEND) model.send(isHers);
        else deeds[deed]?.(model.hers, nth);
        for (const [id, content] of model.hers.words() ?? []) {
          if (content === '') gone.add(Number(id));
          else expect(gone).not.toContain(id);
        }
      }
    }),
    { numRuns: 300 },
  );
});
