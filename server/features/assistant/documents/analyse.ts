import type { AssistantUpload } from '#contract/entities/assistant';
import { joinCutWords } from '../../../platform/pdf/foldText';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import { suggestQuestions } from '../engine/suggestQuestions';
import { summarise } from '../engine/summarise';
import { citationOf } from '../gate/passGate';
import { escapeMarkdown } from '../gate/safeMarkdown';

const SUMMARY_SENTENCES = 4;

/** What a document is about, in sentences of its own, and what could be asked about it. */
export async function analyse(
  source: Source,
): Promise<Pick<AssistantUpload, 'response' | 'citations' | 'questions'>> {
  const sentences = await summarise(source, SUMMARY_SENTENCES);
  const pages = `${source.pages.length} ${source.pages.length === 1 ? 'page' : 'pages'}`;
  const head = `**${escapeMarkdown(source.title)}** (${pages})`;
  const body = sentences.map(
    ({ page, text }) => `${escapeMarkdown(joinCutWords(text))} (page ${page})`,
  );
  return {
    response: [head, ...body].join('\n\n'),
    citations: sentences.flatMap(citationOf),
    questions: suggestQuestions(source, await createPassageIndex([source])),
  };
}
