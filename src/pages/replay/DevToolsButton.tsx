import { Download } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#shared/notify/notify';
import { saveFile } from '#shared/lib/saveFile';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import * as texts from './texts';
import type { OpenLog } from './useLogFile';

/** Returns 'session.devtools.json' for 'session.jsonl'. */
const fileName = (name: string) => {
  const end = name.lastIndexOf('.');
  return `${end > 0 ? name.slice(0, end) : name}.devtools.json`;
};

/** Saves the log as a history that Redux DevTools imports. */
export function DevToolsButton({ log }: { readonly log: OpenLog }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const { name, replay } = log;

  const save = async () => {
    setIsBusy(true);
    try {
      const { toDevToolsHistory } = await import(
        /* webpackChunkName: "devtools-log" */ '#replay/toDevToolsHistory'
      );
      const lifted = toDevToolsHistory(replay.header, replay.entries);
      saveFile(fileName(name), JSON.stringify(lifted), 'application/json');
    } catch {
      dispatch(notify({ kind: 'error', text: texts.exportFailed }));
    }
    setIsBusy(false);
  };

  return (
    <Button size="sm" icon={Download} busy={isBusy} onClick={() => void save()}>
      {texts.exportForDevTools}
    </Button>
  );
}
