import { Link, useLocation } from 'react-router-dom';
import { loginMessages, sessionMessages } from '#contract/messages';
import { useAppSelector } from '#shared/store/hooks';
import { Notice } from '#shared/ui/feedback/Notice';
import { readAuthState } from '../form/authState';
import { selectSession } from '../sessionSelectors';

interface LoginNotesProps {
  readonly typedEmail: string | undefined;
  /** One address may have several pending signups; the username selects the one to verify. */
  readonly typedUsername: string | undefined;
}

/** Explains why the login page is shown: a verified address, or a session that ended. */
export function LoginNotes({ typedEmail, typedUsername }: LoginNotesProps) {
  const { emailVerified } = readAuthState(useLocation().state);
  const { status, expiredReason, email } = useAppSelector(selectSession);
  const isUnverified = status === 'unverified' || expiredReason === 'unverified';
  if (emailVerified) {
    return (
      <Notice tone="success" role="status">
        {loginMessages.emailVerified}
      </Notice>
    );
  }
  if (isUnverified) {
    return (
      <Notice
        tone="warn"
        role="alert"
        action={
          <Link to="/verify-email" state={{ email: email ?? typedEmail, username: typedUsername }}>
            {loginMessages.resendOtp}
          </Link>
        }
      >
        {loginMessages.verifyEmailNote}
      </Notice>
    );
  }
  if (expiredReason === 'expired') {
    return (
      <Notice tone="warn" role="alert">
        {sessionMessages.expired}
      </Notice>
    );
  }
  return null;
}
