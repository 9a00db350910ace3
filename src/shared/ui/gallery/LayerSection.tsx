import { Bell, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../overlays/AlertDialog';
import { Button } from '../buttons/Button';
import { Dialog } from '../overlays/Dialog';
import { IconButton } from '../buttons/IconButton';
import { Menu } from '../overlays/Menu';
import { NavTabs } from '../layout/NavTabs';
import { Popover } from '../overlays/Popover';
import { Tabs } from '../layout/Tabs';
import { TextField } from '../fields/TextField';
import css from './gallery.module.css';
import { Row, Section } from './Section';

const none = () => undefined;
const tabs = ['Details', 'Discussion', 'More', 'Recommended', 'Search', 'Collab Requests'];

/** Dialogs, menus, popovers and tabs. */
export function LayerSection() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | null>(null);
  const [tab, setTab] = useState('Details');
  const close = () => setOpen(null);
  return (
    <Section title="Layers and tabs">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => setOpen('alert')}>Open alert dialog</Button>
        <Menu
          icon={Ellipsis}
          label="Post actions"
          groups={[
            [
              { label: 'Edit Post', icon: 'Pencil', onSelect: none },
              { label: 'Report Post', icon: 'Flag', onSelect: none, isDisabled: true },
              { label: 'Profile', to: '/profile' },
            ],
            [{ label: 'Delete Post', icon: 'Trash2', isDanger: true, onSelect: none }],
          ]}
        />
        <Popover label="Notifications" trigger={<IconButton label="Notifications" icon={Bell} />}>
          <div className={css.plate}>A panel with its own scroll</div>
        </Popover>
      </Row>
      <Dialog
        open={open === 'dialog' || open === 'sheet'}
        sheet={open === 'sheet'}
        onOpenChange={close}
        title="Share this post"
        description="Anyone with this link can read the post."
        footer={<Button onClick={close}>Close</Button>}
      >
        <TextField label="Link" readOnly defaultValue="https://quad.example/share/Zk3qT9wB7m" />
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={close}
        title="Delete this post?"
        quote="Two openings in our ethics-of-telemetry reading group."
        description="This also deletes its 18 likes and 6 comments. This cannot be undone."
        actionText="Delete Post"
        actionIcon={Trash2}
        onAction={close}
      />
      <Tabs
        label="Event"
        value={tab}
        onValueChange={setTab}
        items={tabs.map((label, index) => ({
          value: label,
          label,
          count: index === 5 ? 2 : 0,
          content: <p>Panel of {label}</p>,
        }))}
      />
      <NavTabs
        label="Gallery pages"
        items={[
          { to: '/dev/gallery', label: 'Gallery' },
          { to: '/elsewhere', label: 'Elsewhere', count: 4, countLabel: '4 new' },
        ]}
      />
    </Section>
  );
}
