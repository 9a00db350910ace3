import { errorDetail } from '#api/errors';
import { todaysZone } from '#shared/lib/zones/todaysZone';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { DevicePush } from './DevicePush';
import css from './settings.module.css';
import { SettingsTable } from './SettingsTable';
import {
  useReadNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from './settingsApi';
import * as texts from './texts';

/** Sets, for each type of notification, whether the bell lists it and how soon a mail follows. */
export function NotificationSettings() {
  const { data, isError, isFetching, refetch } = useReadNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const hasPush = data?.has_push ?? false;
  const zone = data?.timezone ?? null;
  const table = (
    <SettingsCard title={texts.title} lead={texts.lead(zone === null ? null : todaysZone(zone))}>
      {data ? (
        <>
          {data.is_mail_refused ? <RefusedMail /> : null}
          <SettingsTable settings={data.settings} hasPush={hasPush} />
        </>
      ) : isError ? (
        <ErrorState text={texts.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </SettingsCard>
  );
  return (
    <>
      {hasPush ? <DevicePush /> : null}
      {table}
    </>
  );
}

/** Says that mails have ended because the address refused them, and sends them again. */
function RefusedMail() {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveNotificationSettingsMutation();
  const sendAgain = async () => {
    const { error } = await save({});
    dispatch(
      error
        ? notify({ kind: 'error', text: errorDetail(error, texts.notSaved) })
        : notify({ kind: 'success', text: texts.mailsOn }),
    );
  };
  return (
    <div className={css.refused}>
      <Notice tone="danger">{texts.mailRefused}</Notice>
      <Button busy={isLoading} onClick={() => void sendAgain()}>
        {texts.mailAgain}
      </Button>
    </div>
  );
}
