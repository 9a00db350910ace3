import { useId } from 'react';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import css from '../own/own.module.css';
import { useChangePrivacyMutation } from '../sessionApi';
import { selectMe } from '../sessionSelectors';
import * as texts from './texts';

/** Sets whether connections see when the user is online. It works in both directions. */
export function PresencePrivacy() {
  const me = useAppSelector(selectMe);
  const dispatch = useAppDispatch();
  const noteId = useId();
  const [change, { isLoading, originalArgs }] = useChangePrivacyMutation();
  if (!me) return null;
  const isHidden = (isLoading ? originalArgs?.hides_presence : me.hides_presence) ?? false;
  const set = async (hides_presence: boolean) => {
    const { error } = await change({ hides_presence });
    if (!error) return;
    dispatch(notify({ kind: 'error', text: errorDetail(error, texts.settingNotSaved) }));
  };
  return (
    <SettingsCard title={texts.presence}>
      <div className={css.switch}>
        <Switch
          label={texts.hidePresence}
          aria-describedby={noteId}
          checked={isHidden}
          onChange={(event) => void set(event.currentTarget.checked)}
        />
        <p id={noteId} className={css.note}>
          {isHidden ? texts.presenceHidden : texts.presenceShown}
        </p>
      </div>
    </SettingsCard>
  );
}
