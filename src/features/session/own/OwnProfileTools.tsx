import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { selectMe } from '../sessionSelectors';
import { EditProfileDialog } from './EditProfileDialog';
import { EmailSwitch } from './EmailSwitch';
import css from './own.module.css';

/** What the reader can change of the own profile: where and what one studies, and who sees the address. */
export function OwnProfileTools() {
  const me = useAppSelector(selectMe);
  const [isEditing, setIsEditing] = useState(false);
  if (!me) return null;
  return (
    <div className={css.stack}>
      <Button fullWidth icon={Pencil} onClick={() => setIsEditing(true)}>
        Edit profile
      </Button>
      <EmailSwitch me={me} />
      <EditProfileDialog me={me} open={isEditing} onOpenChange={setIsEditing} />
    </div>
  );
}
