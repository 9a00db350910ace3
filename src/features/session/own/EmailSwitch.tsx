import { useId } from 'react';
import type { Me } from '#contract/entities/person';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import { useChangePrivacyMutation } from '../sessionApi';
import * as texts from '../profile/texts';
import css from './own.module.css';

/** Sets whether connections see the user's email address; reverts if the server rejects it. */
export function EmailSwitch({ me }: { readonly me: Me }) {
  const dispatch = useAppDispatch();
  const noteId = useId();
  const [change, { isLoading, originalArgs }] = useChangePrivacyMutation();
  const isHidden = (isLoading ? originalArgs?.hides_email : me.hides_email) ?? false;
  const set = async (hides_email: boolean) => {
    const { error } = await change({ hides_email });
    if (!error) return;
    const text = errorDetail(error, texts.settingNotSaved);
    dispatch(notify({ kind: 'error', text }));
  };
  return (
    <div className={css.switch}>
      <Switch
        label={texts.hideEmail}
        aria-describedby={noteId}
        checked={isHidden}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
      <p id={noteId} className={css.note}>
        {isHidden ? texts.emailHidden : texts.emailShown}
      </p>
    </div>
  );
}
