import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { selectMe } from '../sessionSelectors';
import * as texts from '../profile/texts';
import { EditProfileDialog } from './EditProfileDialog';
import css from './own.module.css';

/** The user's tool on their own profile: edit their studies. */
export function OwnProfileTools() {
  const me = useAppSelector(selectMe);
  const [isEditing, setIsEditing] = useState(false);
  if (!me) return null;
  return (
    <div className={css.stack}>
      <Button fullWidth icon={Pencil} onClick={() => setIsEditing(true)}>
        {texts.editProfile}
      </Button>
      <EditProfileDialog me={me} open={isEditing} onOpenChange={setIsEditing} />
    </div>
  );
}
