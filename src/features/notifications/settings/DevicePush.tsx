import { useId } from 'react';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import {
  useReadDevicePushQuery,
  useReadPushKeyQuery,
  useTurnPushOffMutation,
  useTurnPushOnMutation,
} from './pushApi';
import css from './settings.module.css';
import * as texts from './texts';

/** Sets whether this browser shows notifications while Quad is closed. */
export function DevicePush() {
  const dispatch = useAppDispatch();
  const noteId = useId();
  const { data: key } = useReadPushKeyQuery();
  const { data: device } = useReadDevicePushQuery(undefined, { refetchOnMountOrArgChange: true });
  const [turnOn, { isLoading: turningOn }] = useTurnPushOnMutation();
  const [turnOff, { isLoading: turningOff }] = useTurnPushOffMutation();
  if (!key || !device || device.state === 'unsupported') return null;
  const { state, id } = device;

  const set = async (isOn: boolean) => {
    const { error } = isOn
      ? await turnOn({ publicKey: key.public_key })
      : await turnOff({ id: id ?? 0 });
    if (error) dispatch(notify({ kind: 'error', text: errorDetail(error, texts.deviceFailed) }));
  };
  if (state === 'install')
    return (
      <SettingsCard title={texts.device} lead={texts.deviceNotes.install}>
        <p className={css.note}>{texts.installHow}</p>
      </SettingsCard>
    );
  return (
    <SettingsCard title={texts.device}>
      <Switch
        label={texts.notifyDevice}
        aria-describedby={noteId}
        checked={turningOn || (state === 'on' && !turningOff)}
        disabled={state === 'denied'}
        onChange={({ currentTarget }) => void set(currentTarget.checked)}
      />
      <p id={noteId} className={css.note}>
        {texts.deviceNotes[state]}
      </p>
    </SettingsCard>
  );
}
