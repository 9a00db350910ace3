import fc from 'fast-check';
import { expectLinear } from './expectLinear';
import { inputs, randomInput } from './inputs';
import type { Subject } from './subject';

/** Number of random texts for each subject, in addition to the named ones. */
const RANDOM_TEXTS = 5;
const TIMEOUT_MS = 300_000;

/** Adds one test for each subject: every named text and some random ones, each in linear time. */
export function describeSubjects(subjects: readonly Subject[], randomTexts = RANDOM_TEXTS): void {
  test.each(subjects.map((subject) => [subject.name, subject] as const))(
    'the time of %s grows linearly with hostile text',
    async (_name, subject) => {
      for (const [name, input] of Object.entries(inputs)) await expectLinear(subject, name, input);
      await fc.assert(
        fc.asyncProperty(randomInput, ({ name, input }) => expectLinear(subject, name, input)),
        // Shrinking would measure hundreds of times, and a failure already names its text.
        { numRuns: randomTexts, endOnFailure: true },
      );
    },
    TIMEOUT_MS,
  );
}
