import { DriverUnavailable } from './answerDriver';

/** An event of a streamed answer. */
export interface AnswerEvent {
  text: string;
  /** Whether the answer ends with it. */
  isLast: boolean;
}

interface Chunk {
  choices?: { delta?: { content?: unknown } | null; finish_reason?: unknown }[];
}

function parsed(data: string): Chunk | null {
  try {
    return JSON.parse(data) as Chunk | null;
  } catch {
    return null;
  }
}

/**
 * Reads the data of one event. Throws DriverUnavailable if it has another form: without it, the
 * answer might say something else.
 */
export function readEvent(data: string): AnswerEvent {
  if (data === '[DONE]') return { text: '', isLast: true };
  const choices = parsed(data)?.choices;
  if (!Array.isArray(choices)) {
    throw new DriverUnavailable('The model did not answer in the agreed form.');
  }
  const content = choices[0]?.delta?.content;
  const reason = choices[0]?.finish_reason ?? null;
  return { text: typeof content === 'string' ? content : '', isLast: reason !== null };
}
