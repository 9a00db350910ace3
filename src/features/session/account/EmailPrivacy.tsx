import { useAppSelector } from '#shared/store/hooks';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { EmailSwitch } from '../own/EmailSwitch';
import { selectMe } from '../sessionSelectors';
import * as texts from './texts';

/** Sets who sees the user's email address. */
export function EmailPrivacy() {
  const me = useAppSelector(selectMe);
  if (!me) return null;
  return (
    <SettingsCard title={texts.emailAddress}>
      <EmailSwitch me={me} />
    </SettingsCard>
  );
}
