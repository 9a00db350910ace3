import type { AnswerDriver } from '../drivers/answerDriver';
import { extractAnswer } from '../engine/extractAnswer';
import { indexOf } from '../engine/indexCache';
import { findSection, cutTo, someHeadings } from '../engine/sections/findSection';
import { sectionOpenings } from '../engine/sections/sectionOpenings';
import type { NamedSection, SectionQuestion } from '../engine/sections/sectionQuestion';
import type { Source } from '../engine/source';
import { citationOfFinding } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import * as texts from '../texts';
import { answerFromPart } from './answerFromPart';
import { missingAnswer, type FullAnswer } from './fullAnswer';

/** A section in the words of the question. */
const nameOf = (named: NamedSection): string =>
  escapeMarkdown(
    'name' in named
      ? texts.sectionCalled(named.name)
      : texts.sectionNumber(named.kind, named.written.toUpperCase()),
  );

/**
 * Answers a question about sections of one document from these only. Null if there is none, and the
 * question may mean something else.
 */
export async function answerFromSection(
  driver: AnswerDriver,
  { sections, topic, isVague, question }: SectionQuestion & { question: string },
  source: Source,
): Promise<FullAnswer | null> {
  const title = escapeMarkdown(source.title);
  const found = sections.map((named) => findSection(source.pages, named));
  const missing = sections.find((_, at) => found[at]?.length === 0);
  if (missing) {
    if (isVague) return null;
    const headings = someHeadings(source.pages, missing).map(escapeMarkdown);
    const text = texts.noSuchSection(title, nameOf(missing), headings);
    const isSubject = 'name' in missing && missing.isSubject;
    // Without any heading, the section may be there.
    if (!isSubject && headings.length > 0) return missingAnswer(text, []);
    const sought = isSubject ? `${missing.name} ${topic}` : question;
    const { found: elsewhere } = await extractAnswer(await indexOf([source]), sought);
    const passages = elsewhere.flatMap(citationOfFinding);
    const isElsewhere = isSubject && passages.length > 0;
    return missingAnswer(isElsewhere ? `${text} ${texts.foundElsewhere}` : text, passages);
  }
  const read = cutTo(source, found.flat());
  const names = sections.map(nameOf).join(', ');
  return answerFromPart(driver, question, {
    read,
    whole: source,
    topic,
    openings: sectionOpenings(read),
    notFound: texts.notInSection(names, title),
  });
}
