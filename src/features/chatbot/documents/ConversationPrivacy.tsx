import { useAppSelector } from '#shared/store/hooks';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { selectKeepsConversation } from '../conversation/keptIds';
import * as texts from '../texts';
import { KeepSwitch } from './KeepSwitch';

/** The setting for the conversation with the assistant, if the server can keep it. */
export function ConversationPrivacy() {
  const keeps = useAppSelector(selectKeepsConversation);
  if (keeps === undefined) return null;
  return (
    <SettingsCard title={texts.yourConversation}>
      <KeepSwitch />
    </SettingsCard>
  );
}
