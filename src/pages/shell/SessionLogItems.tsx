import { CircleDot, CircleStop, Download, History } from 'lucide-react';
import { startRecording, stopRecording } from '#shared/session-log/saveSessionLog';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { MenuItem, MenuLink } from '#shared/ui/overlays/Menu';
import { selectRecorder } from '#shared/session-log/recorderSlice';

/** What a menu offers to do with the log of this page's actions. */
export function SessionLogItems({ onSave }: { readonly onSave: () => void }) {
  const dispatch = useAppDispatch();
  const { isRecording } = useAppSelector(selectRecorder);
  return (
    <>
      <MenuItem icon={Download} onSelect={onSave}>
        Save session log
      </MenuItem>
      <MenuItem
        icon={isRecording ? CircleStop : CircleDot}
        onSelect={() => void dispatch(isRecording ? stopRecording() : startRecording())}
      >
        {isRecording ? 'Stop recording' : 'Start recording'}
      </MenuItem>
      <MenuLink icon={History} to="/replay">
        Replay a session log
      </MenuLink>
    </>
  );
}
