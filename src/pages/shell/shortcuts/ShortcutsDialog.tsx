import { Fragment } from 'react';
import { selectHasShortcuts, shortcutsSwitched } from '#features/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Switch } from '#shared/ui/choices/Switch';
import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from './texts';
import css from './ShortcutsDialog.module.css';

/** The shortcuts, grouped by where they work. Keys of a sequence are separated by a space. */
const GROUPS = [
  {
    title: texts.everywhere,
    shortcuts: [
      ['?', texts.showShortcuts],
      ['/', texts.search],
      ['g h', texts.goHome],
      ['g r', texts.goToResearch],
      ['g m', texts.goToMessages],
      ['g c', texts.goToConnections],
      ['g e', texts.goToEvents],
    ],
  },
  {
    title: texts.inFeed,
    shortcuts: [
      ['j', texts.nextPost],
      ['k', texts.previousPost],
      ['l', texts.like],
      ['c', texts.comment],
      ['n', texts.writePost],
      ['1–4', texts.chooseScope],
    ],
  },
] as const;

/** Lists the keyboard shortcuts, and turns them on and off. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  return (
    <Dialog open title={texts.title} size="md" onOpenChange={onClose}>
      <div className={css.groups}>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className={css.title}>{title}</h3>
            <dl className={css.list}>
              {shortcuts.map(([keys, effect]) => (
                <div key={keys} className={css.row}>
                  <dt className={css.keys}>
                    <Keys keys={keys} />
                  </dt>
                  <dd className={css.effect}>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className={css.switch}
        label={texts.singleKeys}
        checked={hasShortcuts}
        onChange={(event) => dispatch(shortcutsSwitched(event.currentTarget.checked))}
      />
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: string }) {
  return keys.split(' ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 ? <span className={css.then}>{texts.then}</span> : null}
      <kbd className={css.key}>{key}</kbd>
    </Fragment>
  ));
}
