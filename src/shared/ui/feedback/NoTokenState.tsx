import { sessionMessages } from '#contract/messages';
import { LinkButton } from '../buttons/LinkButton';
import * as texts from '../../texts';
import { ErrorState } from './ErrorState';

/**
 * Shown when no user is logged in. Its link loads a new document, which reads the storage again.
 */
export function NoTokenState() {
  return (
    <ErrorState
      tone="info"
      text={sessionMessages.noToken}
      action={
        <LinkButton size="sm" to="/login" reloadDocument>
          {texts.logIn}
        </LinkButton>
      }
    />
  );
}
