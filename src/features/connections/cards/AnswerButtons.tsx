import { Check } from 'lucide-react';
import { connectionsPageMessages } from '#contract/messages';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { nameOf } from '#shared/lib/people';
import type { RequestOf } from '../state/connectionsApi';
import { answerRequest } from '../state/connectionThunks';
import * as texts from '../texts';

/** Buttons to accept or reject a request. */
export function AnswerButtons({ request }: { readonly request: RequestOf }) {
  const dispatch = useAppDispatch();
  const name = nameOf(request.person);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={Check}
        aria-label={texts.acceptPerson(name)}
        onClick={() => void dispatch(answerRequest(request, 'accept'))}
      >
        {connectionsPageMessages.accept}
      </Button>
      <Button
        size="sm"
        aria-label={texts.rejectPerson(name)}
        onClick={() => void dispatch(answerRequest(request, 'reject'))}
      >
        {connectionsPageMessages.reject}
      </Button>
    </>
  );
}
