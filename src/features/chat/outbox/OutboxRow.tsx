import { CircleAlert, Clock } from 'lucide-react';
import { clsx } from 'clsx';
import { createContext, useContext } from 'react';
import type { QuotedMessage } from '#contract/entities/chat';
import { fileSize } from '#shared/lib/fileTexts';
import { socketConnectRequested } from '#realtime/socketActions';
import { Quotes } from '#shared/quotes/Quotes';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button, FileRow, Icon } from '#shared/ui';
import { MessageActionsContext } from '../log/menu/messageActions';
import { toEditedMessage } from '../state/changeMessage';
import type { OutboxItem } from '../state/chatState';
import { queuedMessageDeleted } from '../state/chatSlice';
import { quotedWords } from '../state/shownMessages';
import { selectThread } from '../state/thread';
import { QuotedWords } from '../log/QuotedMessage';
import * as texts from '../texts';
import { resendQueued } from './drainOutbox';
import css from './OutboxList.module.css';
import { UploadRow } from './UploadRow';

/** Returns the text of a discarded message to the field it was written in. */
type ReturnText = (text: string) => void;

const forget: ReturnText = () => undefined;

/** Provided by the conversation, so that its outbox can return text to its field. */
export const ReturnTextContext = createContext(forget);

/** One unsent message, the reason, and the available actions. */
export function OutboxRow({ item }: { readonly item: OutboxItem }) {
  const isRefused = item.state === 'refused';
  if (item.state === 'uploading')
    return (
      <li className={css.item}>
        <UploadRow item={item} />
      </li>
    );
  return (
    <li className={css.item}>
      <div className={clsx(css.bubble, isRefused && css.refused)}>
        {item.file_name === undefined ? null : (
          <FileRow look="plain" name={item.file_name} meta={fileSize(item.file_size ?? 0)} />
        )}
        {item.reply_to ? <Quote item={item} quote={item.reply_to} /> : null}
        {item.content === '' ? null : (
          <p className={css.text} dir="auto">
            {item.content}
          </p>
        )}
        <Quotes quotes={item.quotes} />
      </div>
      <SendState item={item} />
    </li>
  );
}

function Quote({ item, quote }: { readonly item: OutboxItem; readonly quote: QuotedMessage }) {
  const content = useAppSelector((state) =>
    quotedWords(selectThread(state, item.receiver_id), quote),
  );
  return <QuotedWords content={content} />;
}

function SendState({ item }: { readonly item: OutboxItem }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.connection.status === 'open');
  const returnText = useContext(ReturnTextContext);
  const actions = useContext(MessageActionsContext);
  const isRefused = item.state === 'refused';
  const discard = () => {
    // A file is quickly chosen again, but its caption would have to be retyped.
    if (item.file_name !== undefined && item.content !== '') returnText(item.content);
    dispatch(queuedMessageDeleted(item.client_id));
  };
  const retry = () => {
    if (isOpen || isRefused) dispatch(resendQueued(item));
    if (!isOpen) dispatch(socketConnectRequested());
  };
  return (
    <div className={css.foot}>
      <span className={clsx(css.state, isRefused && css.danger)}>
        <Icon of={isRefused ? CircleAlert : Clock} size="sm" />
        {isRefused ? texts.refused(item.detail ?? '') : waitingText(item, isOpen)}
      </span>
      <Button size="sm" variant="quiet" onClick={retry}>
        {texts.retry}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => actions.edit(toEditedMessage(item))}>
        {texts.edit}
      </Button>
      <Button size="sm" variant="quiet" onClick={discard}>
        {texts.deleteMessage}
      </Button>
    </div>
  );
}

function waitingText(item: OutboxItem, isOpen: boolean): string {
  if (!isOpen) return texts.waitingForConnection;
  return item.detail ?? texts.waitingToBeSent;
}
