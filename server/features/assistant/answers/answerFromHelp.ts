import { helpSections } from '#contract/help';
import { extractAnswer } from '../engine/extractAnswer';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';

/** Stricter than with documents: most questions are not about the product. */
const COVERED_ENOUGH = 0.45;
const LINK = /\[([^[\]]+)\]\([^()]*\)/g;

const sources = helpSections.map(({ title, text }, index): Source => ({
  kind: 'help',
  id: index,
  title,
  pages: [{ page: 1, text: `${title}. ${text.replace(LINK, '$1')}` }],
}));
const index = createPassageIndex(sources);

/** The section of the help that answers a question about the product; null where none does. */
export async function answerFromHelp(question: string): Promise<string | null> {
  const [best] = (await extractAnswer(await index, question, COVERED_ENOUGH)).sentences;
  const section = best && helpSections[best.source.id];
  return section ? `**${section.title}.** ${section.text.replace(LINK, '$1')}` : null;
}
