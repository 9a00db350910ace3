import { useId, useState } from 'react';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { setKeepsConversation } from '../conversation/conversationThunks';
import { selectKeepsConversation } from '../conversation/keptIds';
import * as texts from '../texts';
import css from './documents.module.css';

/**
 * Sets whether the conversation is kept across devices and logouts. Turning it off asks first,
 * because it deletes the stored messages.
 */
export function KeepSwitch() {
  const dispatch = useAppDispatch();
  const keeps = useAppSelector(selectKeepsConversation);
  const noteId = useId();
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (keeps === undefined) return null;
  const set = async (keepsNow: boolean) => {
    setIsSaving(true);
    setFailure(undefined);
    const problem = await dispatch(setKeepsConversation(keepsNow));
    setIsSaving(false);
    return problem;
  };
  const turnOn = async () => {
    const problem = await set(true);
    if (problem !== undefined) dispatch(notify({ kind: 'error', text: problem }));
  };
  const turnOff = async () => {
    const problem = await set(false);
    setFailure(problem);
    if (problem === undefined) setIsAsking(false);
  };
  return (
    <div className={css.keep}>
      <Switch
        label={texts.keepConversation}
        aria-describedby={noteId}
        checked={keeps}
        disabled={isSaving}
        onChange={() => {
          if (keeps) setIsAsking(true);
          else void turnOn();
        }}
      />
      <p id={noteId} className={css.note}>
        {keeps ? texts.conversationKept : texts.conversationNotKept}
      </p>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.stopKeeping}
        description={texts.stopKeepingWarning}
        actionText={texts.stopKeepingAction}
        busy={isSaving}
        failure={failure}
        onAction={() => void turnOff()}
      />
    </div>
  );
}
