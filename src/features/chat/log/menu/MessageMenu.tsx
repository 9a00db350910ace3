import { Ellipsis } from 'lucide-react';
import { use } from 'react';
import { useNow } from '#shared/hooks/useNow';
import { copyText } from '#shared/lib/copyText';
import { previewText } from '#shared/lib/previewText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { useReport } from '#shared/report/useReport';
import { Menu, type MenuItem } from '#shared/ui';
import { isDeletable, isEditable, toEditedMessage } from '../../state/changeMessage';
import type { StoredMessage } from '../../state/thread';
import * as texts from '../../texts';
import { spokenText } from '../messageWords';
import { MessageActionsContext } from './messageActions';
import css from './MessageMenu.module.css';
import { reportMessage } from './reportMessage';

/** The beginning of a message that names its menu. */
const NAME_LENGTH = 40;

interface MessageMenuProps {
  readonly message: StoredMessage;
  readonly partnerName: string;
  readonly isOwn: boolean;
  /** Whether the Tab key stops here. The arrow keys lead from there to the other menus. */
  readonly isTabStop: boolean;
}

/** The menu of a message: reply and copy, edit and delete the user's own, report the other's. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, partnerName, isOwn, isTabStop } = props;
  const dispatch = useAppDispatch();
  const isChangeable = useNow((now) => isEditable(message, now));
  const isRemovable = useNow((now) => isDeletable(message, now));
  const actions = use(MessageActionsContext);
  const openReport = useReport();
  const copy = async () => {
    const isCopied = await copyText(message.content);
    dispatch(
      notify(
        isCopied
          ? { kind: 'success', text: texts.textCopied }
          : { kind: 'error', text: texts.textNotCopied },
      ),
    );
  };
  const items: MenuItem[] = [
    { label: texts.reply, icon: 'Reply', onSelect: () => actions.reply(message) },
  ];
  const changes: MenuItem[] = [];
  if (message.content !== '')
    items.push({ label: texts.copyText, icon: 'Copy', onSelect: () => void copy() });
  if (isOwn && isChangeable)
    changes.push({
      label: texts.edit,
      icon: 'Pencil',
      onSelect: () => actions.edit(toEditedMessage(message)),
    });
  if (isOwn && isRemovable)
    changes.push({
      label: texts.deleteMessage,
      icon: 'Trash2',
      isDanger: true,
      onSelect: () => actions.remove(message),
    });
  if (!isOwn && !message.deleted)
    changes.push({
      label: texts.report,
      icon: 'Flag',
      onSelect: () => dispatch(reportMessage(message, partnerName, openReport)),
    });
  return (
    <Menu
      size="xs"
      icon={Ellipsis}
      className={css.menu}
      tabIndex={isTabStop ? 0 : -1}
      label={texts.optionsOf(previewText(spokenText(message), NAME_LENGTH))}
      groups={[items, changes]}
    />
  );
}
