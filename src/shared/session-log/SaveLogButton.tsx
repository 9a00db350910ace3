import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/buttons/Button';
import type { ButtonSize } from '../ui/buttons/buttonLook';
import { SaveLogDialog } from './SaveLogDialog';
import * as texts from './texts';

/**
 * The 'Save session log' button. Asks whether to use pseudonyms, then downloads the last actions of
 * this page.
 */
export function SaveLogButton({ size }: { readonly size?: ButtonSize | undefined }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} icon={Download} onClick={() => setAsking(true)}>
        {texts.saveLog}
      </Button>
      {isAsking ? <SaveLogDialog source="ring" onClose={() => setAsking(false)} /> : null}
    </>
  );
}
