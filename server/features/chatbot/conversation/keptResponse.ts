import { CHATBOT_RESPONSE_MAX_LENGTH } from '#contract/limits';
import type { ChatbotAnswer, ChatbotUpload } from '#contract/entities/chatbot';
import type { MessageResponse } from '#contract/entities/chatbotMessage';
import * as texts from '../texts';

/** A message's content as it is stored. */
export interface Content {
  text: string;
  response: MessageResponse | null;
}

/**
 * The content of an answer to store. Results of searches are left out, because people and events
 * change, and may be hidden later; the question is offered again instead.
 */
export function contentOfAnswer(question: string, answer: ChatbotAnswer): Content {
  const { response: text, events: _e, people: _p, papers: _q, kept: _k, ...response } = answer;
  const { verdict } = response;
  if (verdict !== 'results') return { text, response };
  return { text: texts.lookedUp, response: { verdict, questions: [question] } };
}

/** The content of a document's summary to store; `filename` is the name of its file. */
export function contentOfSummary(filename: string, upload: ChatbotUpload): Content {
  const { response: text, document_id: id, kind, title, pages, kept: _kept, ...more } = upload;
  const facts = { ...(kind && { kind }), ...(pages !== undefined && { pages }) };
  const document = id !== undefined && { document_id: id, title: title ?? filename, filename };
  return { text, response: { ...more, ...(document && { document: { ...document, ...facts } }) } };
}

/** The ids of the papers on Quad that a message quotes or introduces. */
export function papersIn(response: MessageResponse | null): number[] {
  const { citations = [], nearest = [], further = [], document } = response ?? {};
  const sources = [...citations, ...nearest, ...further, ...(document ? [document] : [])];
  return [
    ...new Set(sources.flatMap(({ kind, document_id: id }) => (kind === 'paper' ? [id] : []))),
  ];
}

/** A response as JSON; null if there is none, or if it is too long. */
export function toJson(response: MessageResponse | null): string | null {
  const json = response && JSON.stringify(response);
  return json !== null && json.length <= CHATBOT_RESPONSE_MAX_LENGTH ? json : null;
}
