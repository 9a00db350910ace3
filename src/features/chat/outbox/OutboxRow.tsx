import { CircleAlert, Clock } from 'lucide-react';
import { clsx } from 'clsx';
import { createContext, useContext } from 'react';
import { fileSize } from '#shared/lib/fileTexts';
import { socketConnectRequested } from '#realtime/socketActions';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button, FileRow, Icon } from '#shared/ui';
import type { OutboxItem } from '../state/chatState';
import { queuedMessageDeleted } from '../state/chatSlice';
import { resendQueued } from './outboxQueue';
import css from './OutboxList.module.css';
import { UploadRow } from './UploadRow';

/** What was written and can no longer go out as it is; it goes back to the field it came from. */
type ReturnText = (text: string) => void;

const forget: ReturnText = () => undefined;

/** The way back to the field of the conversation around, which gives it. */
export const ReturnTextContext = createContext(forget);

/** One message that is not sent, why, and what can be done about it. */
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
        {item.content === '' ? null : <p className={css.text}>{item.content}</p>}
      </div>
      <Standing item={item} />
    </li>
  );
}

function Standing({ item }: { readonly item: OutboxItem }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.connection.status === 'open');
  const returnText = useContext(ReturnTextContext);
  const isRefused = item.state === 'refused';
  const giveUp = () => {
    // The file is chosen again in a moment; what was written to go with it is not.
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
        {isRefused ? `Not sent. ${item.detail ?? ''}` : waitingText(item, isOpen)}
      </span>
      <Button size="sm" variant="quiet" onClick={retry}>
        Retry
      </Button>
      <Button size="sm" variant="quiet" onClick={giveUp}>
        Delete
      </Button>
    </div>
  );
}

function waitingText(item: OutboxItem, isOpen: boolean): string {
  if (!isOpen) return 'Waiting for connection';
  return item.detail ?? 'Waiting to be sent';
}
