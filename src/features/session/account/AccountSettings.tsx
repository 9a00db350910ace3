import { useAppSelector } from '#shared/store/hooks';
import { useRefreshMeQuery } from '../sessionApi';
import { selectMe } from '../sessionSelectors';
import css from './account.module.css';
import { EmailSettings } from './EmailSettings';
import { InstitutionSettings } from './InstitutionSettings';
import { PasswordSettings } from './PasswordSettings';
import { SessionSettings } from './SessionSettings';
import { UsernameSettings } from './UsernameSettings';

/** The Account settings: how the user logs in. */
export function AccountSettings() {
  useRefreshMeQuery();
  const me = useAppSelector(selectMe);
  if (!me) return null;
  return (
    <div className={css.stack}>
      <UsernameSettings me={me} />
      <EmailSettings me={me} />
      <InstitutionSettings me={me} />
      <PasswordSettings me={me} />
      <SessionSettings />
    </div>
  );
}
