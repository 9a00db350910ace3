/** Texts of the welcome card. */

export const welcome = (username: string) => `Welcome to Quad, ${username}.`;
export const dismiss = 'Dismiss the welcome';
export const threeSteps = 'Three steps to get started.';
export const allDone = 'You’re all set.';
/** Read out after the name of a step. */
export const stepDone = ' (done)';

export const pairWithPeople = (count: number) => `Pair with ${count} people in your field`;
export const peopleSoFar = (people: number, count: number) => `${people} of ${count}`;
export const sayHello = 'Say hello';
export const startDraft = 'Start a draft';
export const addPicture = 'Add a picture';
export const openProfile = 'Open your profile';

interface Newcomer {
  readonly department: string | null | undefined;
  readonly university: string | null | undefined;
  readonly interests: readonly string[];
}

/** The suggested first post. Every part of the profile may be missing. */
export function hello({ department, university, interests }: Newcomer): string {
  const place = [department && `in ${department}`, university && `at ${university}`];
  const work = interests.length > 0 ? `work on ${interests.join(' and ')}.` : 'work on …';
  const known = place.filter(Boolean).join(' ');
  return known === '' ? `Hi, I ${work}` : `Hi, I’m ${known} and ${work}`;
}
