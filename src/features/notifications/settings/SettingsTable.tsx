import clsx from 'clsx';
import { errorDetail } from '#api/errors';
import type { NotificationSetting, SettingType } from '#contract/entities/notificationSettings';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Select } from '#shared/ui/choices/Select';
import { Switch } from '#shared/ui/choices/Switch';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import css from './settings.module.css';
import { useSaveNotificationSettingsMutation, type SettingChange } from './settingsApi';
import * as texts from './texts';

const mailChoices = Object.entries(texts.mails);

interface SettingsTableProps {
  readonly settings: readonly NotificationSetting[];
  /** Whether the server sends push messages. */
  readonly hasPush: boolean;
}

/** The types in groups, each with its choices, which take effect at once. */
export function SettingsTable({ settings, hasPush }: SettingsTableProps) {
  const byType = new Map(settings.map((setting) => [setting.type, setting]));
  return (
    <table className={clsx(css.table, hasPush && css.withPush)}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.about}</VisuallyHidden>
          </th>
          <th scope="col">{texts.inQuad}</th>
          {hasPush ? <th scope="col">{texts.push}</th> : null}
          <th scope="col">{texts.email}</th>
        </tr>
      </thead>
      {texts.groups.map(({ name, types }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={hasPush ? 4 : 3} className={css.group}>
              {name}
            </th>
          </tr>
          {Object.entries(types).map(([type, label]) => {
            const setting = byType.get(type);
            return setting ? (
              <SettingRow
                key={type}
                setting={{ ...setting, type: type as SettingType }}
                label={label}
                hasPush={hasPush}
              />
            ) : null;
          })}
        </tbody>
      ))}
    </table>
  );
}

interface SettingRowProps {
  readonly setting: SettingChange;
  readonly label: string;
  readonly hasPush: boolean;
}

function SettingRow({ setting, label, hasPush }: SettingRowProps) {
  const dispatch = useAppDispatch();
  const [save] = useSaveNotificationSettingsMutation();
  const set = async (change: Partial<SettingChange>) => {
    const { error } = await save({ settings: [{ ...setting, ...change }] });
    if (error) dispatch(notify({ kind: 'error', text: errorDetail(error, texts.notSaved) }));
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {setting.type === 'message' ? (
          texts.always
        ) : (
          <Switch
            label={<VisuallyHidden>{texts.inQuadOf(label)}</VisuallyHidden>}
            checked={setting.in_app}
            onChange={({ currentTarget }) => void set({ in_app: currentTarget.checked })}
          />
        )}
      </td>
      {hasPush ? (
        <td>
          <Switch
            label={<VisuallyHidden>{texts.pushOf(label)}</VisuallyHidden>}
            checked={setting.push}
            onChange={({ currentTarget }) => void set({ push: currentTarget.checked })}
          />
        </td>
      ) : null}
      <td>
        <Select
          label={texts.emailOf(label)}
          labelHidden
          value={setting.mail}
          onChange={({ currentTarget }) =>
            void set({ mail: currentTarget.value as SettingChange['mail'] })
          }
        >
          {mailChoices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </Select>
      </td>
    </tr>
  );
}
