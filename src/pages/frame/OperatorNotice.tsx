import { Megaphone, X } from 'lucide-react';
import { useReadSiteQuery } from '#api/siteApi';
import { noticeDismissed, selectDismissedNotice } from '#features/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Notice } from '#shared/ui/feedback/Notice';
import css from './OperatorNotice.module.css';
import * as texts from './texts';

/** The operator's line for everyone, above every page until this browser has dismissed it. */
export function OperatorNotice() {
  const dispatch = useAppDispatch();
  const { data: site } = useReadSiteQuery();
  const dismissed = useAppSelector(selectDismissedNotice);
  const notice = site?.notice ?? null;
  if (notice === null || notice === dismissed) return null;
  return (
    <Notice
      icon={Megaphone}
      role="status"
      className={css.notice}
      action={
        <IconButton
          label={texts.dismissNotice}
          icon={X}
          size="sm"
          onClick={() => dispatch(noticeDismissed(notice))}
        />
      }
    >
      {notice}
    </Notice>
  );
}
