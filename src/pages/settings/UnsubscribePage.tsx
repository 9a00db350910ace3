import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorDetail } from '#api/errors';
import { useUnsubscribeMutation } from '#features/notifications/settings/settingsApi';
import * as texts from '#features/notifications/settings/texts';
import formCss from '#features/session/form/AuthForm.module.css';
import { AuthLayout } from '#features/session/form/AuthLayout';
import { FormMessage } from '#shared/forms/FormMessage';
import { paths } from '#shared/paths';
import { Button } from '#shared/ui/buttons/Button';

/** Ends all mails about notifications by the link from one of them, once the user confirms it. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const [unsubscribe, { isLoading, error }] = useUnsubscribeMutation();
  const [isDone, setIsDone] = useState(false);
  const handleConfirm = async () => {
    const result = await unsubscribe({ token });
    if (!result.error) setIsDone(true);
  };
  if (isDone)
    return (
      <AuthLayout title={texts.unsubscribedTitle} lead={texts.unsubscribedLead}>
        <p className={formCss.actions}>
          <Link to={paths.notificationSettings}>{texts.openSettings}</Link>
        </p>
      </AuthLayout>
    );
  return (
    <AuthLayout title={texts.unsubscribeTitle} lead={texts.unsubscribeLead}>
      <FormMessage
        notice={
          error ? { tone: 'danger', text: errorDetail(error, texts.unsubscribeFailed) } : null
        }
      />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        busy={isLoading}
        busyText={texts.unsubscribing}
        onClick={() => void handleConfirm()}
      >
        {texts.unsubscribe}
      </Button>
    </AuthLayout>
  );
}
