import type { Source } from '../engine/source';
import type { Claim, DraftPart } from './answerDriver';
import { NOT_FOUND } from './prompt';

/** `[2.14|"a quote"]`; with a single document its number may be missing. */
const MARK =
  /\[\s*(?:(\d{1,3})\s*\.\s*)?(?:p\.?\s*)?(\d{1,6})\s*\|\s*["“]((?:(?!\|\s?["“])[\s\S])*?)["”]\s*\]/g;

function claimOf(sources: readonly Source[], [, document, page, quote]: RegExpMatchArray): Claim[] {
  const source = sources[Number(document ?? 1) - 1];
  return source && quote !== undefined ? [{ source, page: Number(page), quote }] : [];
}

/** The paragraphs of a model's answer, each with its claims about pages. */
export function parseDraft(answer: string, sources: readonly Source[]): DraftPart[] {
  return answer.split(/\n\s*\n/).flatMap((paragraph): DraftPart[] => {
    const claims = [...paragraph.matchAll(MARK)].flatMap((mark) => claimOf(sources, mark));
    const text = paragraph
      .replace(MARK, '')
      .replace(/(?<! ) +(?=[.,;:])/g, '')
      .trim();
    if (text === '' || text.replace(/\W/g, '') === NOT_FOUND) return [];
    return [{ text, form: 'markdown', claims }];
  });
}
