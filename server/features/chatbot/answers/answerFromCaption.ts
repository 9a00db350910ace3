import type { AnswerDriver } from '../drivers/answerDriver';
import type { CaptionQuestion, NamedCaption } from '../engine/captions/captionQuestion';
import { findCaption, findMentions } from '../engine/captions/findCaption';
import type { Source } from '../engine/source';
import { citationOf } from '../gate/checkGrounding';
import { escapeMarkdown } from '../gate/safeMarkdown';
import * as texts from '../texts';
import { answerFromPart } from './answerFromPart';
import { missingAnswer, type FullAnswer } from './fullAnswer';

const nameOf = ({ kind, number }: NamedCaption): string =>
  texts.captionNumber(kind, number.toUpperCase());

/** Answers a question about tables or figures of one document with their captions. */
export async function answerFromCaption(
  driver: AnswerDriver,
  { captions, question }: CaptionQuestion & { question: string },
  source: Source,
): Promise<FullAnswer> {
  const title = escapeMarkdown(source.title);
  const found = captions.map((named) => findCaption(source, named));
  const openings = found.flatMap((caption) => caption ?? []);
  const mentions = captions.flatMap((named, at) => findMentions(source, named, found[at] ?? null));
  const missing = captions.find((_, at) => found[at] === null);
  if (missing) {
    const shown = [...openings, ...mentions].flatMap(citationOf);
    return missingAnswer(texts.noSuchCaption(title, nameOf(missing)), shown);
  }
  const shown = new Set([...openings, ...mentions].map(({ page }) => page));
  const read: Source = {
    ...source,
    pages: source.pages.filter(({ page }) => shown.has(page)),
    pageCount: source.pageCount ?? source.pages.length,
  };
  const part = { read, whole: source, topic: '', openings, notFound: '' };
  const answer = await answerFromPart(driver, question, part);
  return mentions.length === 0 || answer.further
    ? answer
    : { ...answer, further: mentions.flatMap(citationOf) };
}
