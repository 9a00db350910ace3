import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorDetail } from '#api/errors';
import { FormMessage } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import formCss from '../form/AuthForm.module.css';
import { AuthLayout } from '../form/AuthLayout';
import * as sessionTexts from '../texts';
import { useUndoEmailChangeMutation } from './accountApi';
import * as texts from './texts';

/** Restores a changed email address by the link from the mail, once the user confirms it. */
export function UndoEmailPage() {
  const { token = '' } = useParams();
  const [undo, { isLoading, error }] = useUndoEmailChangeMutation();
  // Not the mutation's own result, which is lost when this browser's session ends with the others.
  const [isUndone, setIsUndone] = useState(false);
  const handleUndo = async () => {
    const result = await undo({ token });
    if (!result.error) setIsUndone(true);
  };
  if (isUndone)
    return (
      <AuthLayout title={texts.undoneTitle} lead={texts.undoneLead}>
        <p className={formCss.actions}>
          <Link to="/forgot-password">{texts.resetPassword}</Link>
          <Link to="/login">{sessionTexts.logIn}</Link>
        </p>
      </AuthLayout>
    );
  return (
    <AuthLayout title={texts.undoTitle} lead={texts.undoLead}>
      <FormMessage
        notice={error ? { tone: 'danger', text: errorDetail(error, texts.undoFailed) } : null}
      />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        busy={isLoading}
        busyText={texts.undoing}
        onClick={() => void handleUndo()}
      >
        {texts.undo}
      </Button>
    </AuthLayout>
  );
}
