import { helpSections } from '#contract/help';
import { extractAnswer } from '../engine/extractAnswer';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import { termsOf } from '../engine/words/terms';

/** Stricter than for documents, because most questions are not about the product. */
const COVERED_ENOUGH = 0.45;
/** Interchangeable pronouns, which don't help to choose a section. */
const SOMEONE = /\b(?:some|any)(?:body|one)\b/gi;
const LINK = /\[([^[\]]+)\]\([^()]*\)/g;
/** Words that don't help to choose the section that answers a question. */
const VAGUE: ReadonlySet<string> = new Set(
  termsOf(
    'work works day days week weekend month year today tonight tomorrow time now quad asku people person ' +
      'somebody someone something thing way want need like know tell help please use make find show give',
  ),
);

const plainText = (text: string) => text.replace(LINK, '$1');

const sources = helpSections.map(({ title, text }, index): Source => ({
  kind: 'help',
  id: index,
  title,
  pages: [{ page: 1, text: `${title}. ${plainText(text)}` }],
}));
const index = createPassageIndex(sources);
const termsOfSections = helpSections.map(({ title, text }) => ({
  title: new Set(termsOf(title)),
  text: new Set(termsOf(plainText(text))),
}));

/** A question matches a section if a distinctive word is in its title, or two are in its text. */
function isAbout(section: number, question: string): boolean {
  const terms = [...new Set(termsOf(question))].filter((term) => !VAGUE.has(term));
  const { title, text } = termsOfSections[section] ?? { title: new Set(), text: new Set() };
  if (terms.some((term) => title.has(term))) return true;
  return terms.filter((term) => text.has(term)).length >= 2;
}

/** The section of the help that answers a question about the product; null if none does. */
export async function answerFromHelp(question: string): Promise<string | null> {
  const asked = question.replace(SOMEONE, ' ');
  const [best] = (await extractAnswer(await index, asked, { leastCovered: COVERED_ENOUGH })).found;
  const section = best && isAbout(best.source.id, question) && helpSections[best.source.id];
  return section ? `**${section.title}.** ${plainText(section.text)}` : null;
}
