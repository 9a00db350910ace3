import { CircleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import { useContext } from 'react';
import { useAppDispatch } from '#shared/store/hooks';
import { Button, Icon } from '#shared/ui';
import { changeQueued, changeRemoved } from '../state/changeCases';
import type { PendingChange } from '../state/chatState';
import * as texts from '../texts';
import css from './OutboxList.module.css';
import { ReturnTextContext } from './OutboxRow';

/** An edit or a deletion that the server refused, with the reason and the new words. */
export function ChangeRow({ change }: { readonly change: PendingChange }) {
  const dispatch = useAppDispatch();
  const returnText = useContext(ReturnTextContext);
  const { client_id: clientId, kind, content, detail = '', tries: _tries, ...rest } = change;
  const isEdit = kind === 'edit';
  const retry = () => {
    dispatch(changeQueued({ ...rest, client_id: clientId, kind, content, state: 'waiting' }));
  };
  const discard = () => {
    // The words stay the user's, also if their message can't have them.
    if (content !== '') returnText(content);
    dispatch(changeRemoved(clientId));
  };
  return (
    <li className={css.item}>
      {content === '' ? null : (
        <div className={clsx(css.bubble, css.refused)}>
          <p className={css.text} dir="auto">
            {content}
          </p>
        </div>
      )}
      <div className={css.foot}>
        <span className={clsx(css.state, css.danger)}>
          <Icon of={CircleAlert} size="sm" />
          {isEdit ? texts.refusedEdit(detail) : texts.refusedDeletion(detail)}
        </span>
        <Button size="sm" variant="quiet" onClick={retry}>
          {texts.retry}
        </Button>
        <Button size="sm" variant="quiet" onClick={discard}>
          {content === '' ? texts.dismiss : texts.moveToField}
        </Button>
      </div>
    </li>
  );
}
