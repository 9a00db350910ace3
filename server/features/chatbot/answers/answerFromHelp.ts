import { helpSections } from '#contract/help';
import { isInFirstPerson } from './isAboutQuad';
import { plainHelp, rankHelp } from './rankHelp';
import { isAboutNow } from './readIntent';

/** How much of a question a section must cover, from 0 to 1: most questions are not about Quad. */
const COVERED_ENOUGH = 0.6;
const COVERED_IN_FIRST_PERSON = 0.45;

/** The section of the help that answers a question about the product; null if none does. */
export function answerFromHelp(question: string): string | null {
  const isOwn = isInFirstPerson(question);
  if (!isOwn && isAboutNow(question)) return null;
  const { section: at, covered } = rankHelp(question);
  const section = helpSections[at];
  const enough = isOwn ? COVERED_IN_FIRST_PERSON : COVERED_ENOUGH;
  if (!section || covered < enough) return null;
  const end = section.title.endsWith('?') ? '' : '.';
  return `**${section.title}${end}** ${plainHelp(section.text)}`;
}
