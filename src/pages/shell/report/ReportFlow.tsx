import { useState } from 'react';
import { BlockDialog } from '#features/connections/cards/BlockDialog';
import { profileApi } from '#features/profile/profileApi';
import { ReportDialog } from '#features/reports/dialog/ReportDialog';
import { notify } from '#shared/notify/notify';
import type { ReportSubject } from '#shared/report/useReport';
import { toPartner, type ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import * as texts from './texts';

interface ReportFlowProps {
  readonly subject: ReportSubject;
  readonly onClose: () => void;
}

/** The dialog that reports content, and then the offer to block its author. */
export function ReportFlow({ subject, onClose }: ReportFlowProps) {
  const dispatch = useAppDispatch();
  const [person, setPerson] = useState<ChatPartner | null>(null);
  const { author, authorId } = subject;
  const startBlocking = async () => {
    const find = profileApi.endpoints.findUser.initiate(author.username, { subscribe: false });
    const id = authorId ?? (await dispatch(find)).data?.id;
    if (id !== undefined) {
      setPerson(toPartner(id, author, null));
      return;
    }
    dispatch(notify({ kind: 'error', text: texts.personNotFound }));
    onClose();
  };
  return (
    <>
      <ReportDialog subject={subject} onBlock={() => void startBlocking()} onClose={onClose} />
      {person ? (
        <BlockDialog
          person={person}
          open
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        />
      ) : null}
    </>
  );
}
