import type { WantedQuotes } from '#contract/entities/paperQuote';
import type { ClientFrames } from '#contract/frames';
import { MESSAGE_MAX_LENGTH } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import type { Config } from '#server/platform/config/config';
import { FrameError } from '#server/realtime/frameHandlers';
import { parseUrl } from '#contract/addresses/parseUrl';
import { storedNameIn } from '../files/chatLinks';
import type { MessageRow } from '../readHistory';
import * as texts from '../texts';

type MessageFrame = ClientFrames['message'];

/** A message as requested by its sender. */
export interface WantedMessage {
  senderId: number;
  receiverId: number;
  clientId: string | null;
  content: string;
  messageType: MessageRow['message_type'];
  /** The stored name of the file to attach; not yet verified as the sender's. */
  fileName: string | null;
  /** The message it replies to; not yet verified as one of the conversation. */
  replyTo: number | null;
  /** The words of papers it quotes; not yet found on their pages. */
  quotes: WantedQuotes;
}

const UNUSABLE_TEXT = /\0|\p{Surrogate}/u;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** The error for a file that is not the sender's. */
export const forbiddenFile = () => new FrameError('forbidden_file', texts.forbiddenFile);

function fileNameIn(config: Config, frame: MessageFrame): string | null {
  const { file_url: address, message_type: type } = frame;
  if (address == null) {
    if (type === 'image' || type === 'file') throw forbiddenFile();
    return null;
  }
  const name = storedNameIn(config, address);
  if (name === null) throw forbiddenFile();
  return name;
}

/** Whether the whole text is the address of a web page, so that its message may be a link. */
export function isWebLink(text: string): boolean {
  const address = text.trim();
  // A parser drops or encodes white space and controls, but the text is stored unchanged.
  if (/[\s\p{Cc}]/u.test(address)) return false;
  return WEB_PROTOCOLS.has(parseUrl(address)?.protocol ?? '');
}

/** Throws a {@link FrameError} if no message can have this text. */
export function checkText(content: string): void {
  if ([...content].length > MESSAGE_MAX_LENGTH) {
    throw new FrameError('invalid', texts.messageTooLong(MESSAGE_MAX_LENGTH));
  }
  if (UNUSABLE_TEXT.test(content)) throw new FrameError('invalid', texts.unusableText);
}

/** Throws a {@link FrameError} if a message without a file would have nothing to show. */
export function checkVisible(content: string): void {
  if (!hasVisibleText(content)) throw new FrameError('empty', texts.emptyMessage);
}

/** The message in a frame. Throws a {@link FrameError} if it is invalid for any receiver. */
export function checkMessage(config: Config, senderId: number, frame: MessageFrame): WantedMessage {
  const { content } = frame;
  const fileName = fileNameIn(config, frame);
  checkText(content);
  if (fileName === null) checkVisible(content);
  return {
    senderId,
    receiverId: frame.receiver_id,
    clientId: frame.client_id ?? null,
    content,
    messageType: frame.message_type === 'link' && !isWebLink(content) ? 'text' : frame.message_type,
    fileName,
    replyTo: frame.reply_to ?? null,
    quotes: frame.quotes ?? [],
  };
}
