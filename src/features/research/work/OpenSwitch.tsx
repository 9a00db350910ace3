import { useRef, useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import * as texts from '../texts';
import css from './WorkCard.module.css';
import { useUpdateResearchMutation } from './workApi';

/** Opens or closes the user's own work to requests; reverts if the server rejects it. */
export function OpenSwitch({ work }: { readonly work: PostedResearch }) {
  const { isOpen, set } = useOpenState(work);
  return (
    <Switch
      className={css.foot}
      label={texts.othersMayAsk}
      checked={isOpen}
      onChange={({ currentTarget: { checked } }) => void set(checked)}
    />
  );
}

/**
 * Whether the work is open, and a function to change that. It sends one request at a time, so that
 * the last of several quick clicks wins.
 */
function useOpenState({ id, is_open }: PostedResearch) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateResearchMutation();
  const [shown, setShown] = useState<boolean | null>(null);
  const wanted = useRef<boolean | null>(null);
  const set = async (isOpen: boolean) => {
    const isSending = wanted.current !== null;
    wanted.current = isOpen;
    setShown(isOpen);
    if (isSending) return;
    let sent = isOpen;
    let { error } = await update({ id, is_open: sent });
    while (!error && sent !== wanted.current) {
      sent = wanted.current;
      ({ error } = await update({ id, is_open: sent }));
    }
    wanted.current = null;
    setShown(null);
    if (!error) return;
    dispatch(notify({ kind: 'error', text: errorDetail(error, texts.switchNotSaved) }));
  };
  return { isOpen: shown ?? is_open, set };
}
