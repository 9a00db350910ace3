import { useState } from 'react';
import type { Me } from '#contract/entities/person';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import { InstitutionBadge } from '#shared/ui/people/InstitutionBadge';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import css from './account.module.css';
import { useRemoveInstitutionMutation } from './accountApi';
import { ConfirmInstitution, InstitutionAddress } from './InstitutionForms';
import * as texts from './texts';

/** Verifies an address at a university: first the address, then the code mailed to it. */
export function InstitutionSettings({ me }: { readonly me: Me }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const { institution } = me;
  return (
    <SettingsCard title={texts.institution} lead={texts.institutionLead}>
      {institution ? (
        <div className={css.institution}>
          <p>
            <InstitutionBadge of={institution} />
          </p>
          {institution.is_current ? null : <p>{texts.institutionOutdated}</p>}
          <RemoveInstitution />
        </div>
      ) : null}
      {wanted === null ? (
        <InstitutionAddress onSent={setWanted} />
      ) : (
        <ConfirmInstitution email={wanted} onFinished={() => setWanted(null)} />
      )}
    </SettingsCard>
  );
}

/** Removes the address, after a question. */
function RemoveInstitution() {
  const dispatch = useAppDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemoveInstitutionMutation();
  const ask = () => {
    reset();
    setIsAsked(true);
  };
  const removeNow = async () => {
    const result = await remove();
    if (result.error) return;
    setIsAsked(false);
    dispatch(notify({ kind: 'success', text: texts.institutionRemoved }));
  };
  return (
    <>
      <Button size="sm" onClick={ask}>
        {texts.removeInstitution}
      </Button>
      <AlertDialog
        title={texts.removeInstitutionQuestion}
        description={texts.removeInstitutionMeans}
        actionText={texts.removeInstitution}
        busy={isLoading}
        busyText={texts.removing}
        failure={error ? errorDetail(error, texts.institutionNotRemoved) : undefined}
        open={isAsked}
        onOpenChange={setIsAsked}
        onAction={() => void removeNow()}
      />
    </>
  );
}
