import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { ConfirmEmail } from './ConfirmEmail';
import { MailedCode } from './MailedCode';
import { NewEmail } from './NewEmail';
import * as texts from './texts';

/** Changes the email address: first the new one, then the code mailed to it. */
export function EmailSettings({ me }: { readonly me: Me }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const finish = () => setWanted(null);
  return (
    <SettingsCard title={texts.emailAddress} lead={texts.emailLead(me.email)}>
      {wanted === null ? <FirstStep me={me} onSent={setWanted} /> : null}
      {wanted === null ? null : <ConfirmEmail email={wanted} onFinished={finish} />}
    </SettingsCard>
  );
}

interface FirstStepProps {
  readonly me: Me;
  readonly onSent: (email: string) => void;
}

/** A user without a password first gets a code at the present address. */
function FirstStep({ me, onSent }: FirstStepProps) {
  if (me.has_password) return <NewEmail hasPassword onSent={onSent} />;
  return (
    <>
      <p>{texts.emailNeedsCode}</p>
      <MailedCode purpose="change_email">
        {() => <NewEmail hasPassword={false} onSent={onSent} />}
      </MailedCode>
    </>
  );
}
