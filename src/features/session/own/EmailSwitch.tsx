import type { Me } from '#contract/entities/person';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import { useChangePrivacyMutation } from '../sessionApi';
import css from './own.module.css';

/** Whether others see the reader's e-mail address; back as it was where the server did not take it. */
export function EmailSwitch({ me }: { readonly me: Me }) {
  const dispatch = useAppDispatch();
  const [change, { isLoading, originalArgs }] = useChangePrivacyMutation();
  const isHidden = (isLoading ? originalArgs?.hides_email : me.hides_email) ?? false;
  const set = async (hides_email: boolean) => {
    const { error } = await change({ hides_email });
    if (!error) return;
    const text = errorDetail(error, 'This was not changed. Please try again.');
    dispatch(notify({ kind: 'error', text }));
  };
  return (
    <Switch
      className={css.switch}
      label="Hide my e-mail address"
      checked={isHidden}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  );
}
