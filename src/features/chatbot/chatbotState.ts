import type { Citation } from '#contract/entities/chatbot';
import type { ServerFrames } from '#contract/frames';
import { CHATBOT_HISTORY_SIZE } from '#contract/limits';
import { chatbotMessages } from '#contract/messages';
import type { DocumentFacts, FileFacts } from './messageFacts';

export interface ChatbotMessage {
  id: string;
  sender: 'bot' | 'user';
  text: string;
  /**
   * Additional data of the message. It is validated when rendered, because storage may contain
   * anything.
   */
  facts?: unknown;
}

/**
 * The sources for a question: the current document, all of the user's own, or all of Quad: papers and
 * help.
 */
export type AskScope = 'document' | 'mine' | 'papers';

/** A citation whose page is shown; `key` is the cache key of its PDF. */
export interface CitedPage {
  citation: Citation;
  key: string;
  status: 'loading' | 'ready' | 'failed';
  detail: string;
}

/** Only `ownerId` and `messages` are persisted and kept after an expiry of the session. */
export interface ChatbotState {
  /** The user whose conversation this is; other users see an empty one. */
  ownerId: number | null;
  messages: ChatbotMessage[];
  /** The one view that shows the conversation. */
  view: 'closed' | 'window' | 'panel';
  /** The PDF chosen for the next message. */
  file: Required<FileFacts> | null;
  /** The PDF being uploaded or analysed; sending is disabled until it is done. */
  analysing: { uploadId: string; filename: string } | null;
  /** The number of questions without a response yet. */
  awaiting: number;
  /** The sentences that arrived since the last question, also of answers to other questions. */
  sentences: ServerFrames['assistant_sentence'][];
  scope: AskScope;
  isDetached: boolean;
  /** The document chosen from the list; otherwise the conversation's last one is current. */
  chosen: DocumentFacts | null;
  cited: CitedPage | null;
  /** The messages that `Undo` restores. */
  cleared: { toastId: string; messages: ChatbotMessage[] } | null;
}

/** The id of the message that every conversation starts with. */
export const GREETING_ID = 'greeting';

/** A conversation of which only the greeting exists. */
export const untouched: ChatbotMessage[] = [
  { id: GREETING_ID, sender: 'bot', text: chatbotMessages.greeting },
];

export const initialChatbotState: ChatbotState = {
  ownerId: null,
  messages: untouched,
  view: 'closed',
  file: null,
  analysing: null,
  awaiting: 0,
  sentences: [],
  scope: 'document',
  isDetached: false,
  chosen: null,
  cited: null,
  cleared: null,
};

/** Returns the messages that the conversation keeps: the last ones, or the greeting. */
export const keepMessages = (messages: ChatbotMessage[]): ChatbotMessage[] =>
  messages.length > 0 ? messages.slice(-CHATBOT_HISTORY_SIZE) : untouched;
