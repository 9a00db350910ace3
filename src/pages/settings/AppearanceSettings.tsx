import { useId } from 'react';
import {
  selectHasShortcuts,
  selectTheme,
  shortcutsSwitched,
  themeChosen,
  THEMES,
} from '#features/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Select } from '#shared/ui/choices/Select';
import { Switch } from '#shared/ui/choices/Switch';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import css from './settings.module.css';
import * as texts from './texts';

/** The preferences of this browser: the theme and the single-key shortcuts. */
export function AppearanceSettings() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const noteId = useId();
  return (
    <>
      <SettingsCard title={texts.theme}>
        <Select
          fieldClassName={css.field}
          label={texts.theme}
          labelHidden
          hint={texts.themeHint}
          value={chosen}
          onChange={({ currentTarget }) => {
            const theme = THEMES.find((known) => known === currentTarget.value);
            if (theme) dispatch(themeChosen(theme));
          }}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {texts.themes[theme]}
            </option>
          ))}
        </Select>
      </SettingsCard>
      <SettingsCard title={texts.keyboard}>
        <div>
          <Switch
            label={texts.singleKeys}
            aria-describedby={noteId}
            checked={hasShortcuts}
            onChange={(event) => dispatch(shortcutsSwitched(event.currentTarget.checked))}
          />
          <p id={noteId} className={css.note}>
            {texts.singleKeysNote}
          </p>
        </div>
      </SettingsCard>
    </>
  );
}
