import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const terms: InfoText = {
  title: 'Terms of use',
  lead: 'The plain rules for using this Quad.',
  body: (
    <>
      <p>
        This Quad is offered by whoever runs it, usually a university. Its own rules for the use of
        its networks come first; where it has published terms for this service, those hold.
      </p>
      <ol>
        <li>
          <strong>Your account.</strong> One person, one account, under an email address that is
          yours. Keep the password to yourself, and change it if somebody else may know it: that
          ends every session.
        </li>
        <li>
          <strong>Your content.</strong> What you post stays yours. By posting it you let this Quad
          store it and show it to the people it is meant for. Post only what you have the right to
          share.
        </li>
        <li>
          <strong>Your conduct.</strong> The <Link to="/guidelines">guidelines</Link> are part of
          these terms. Content that breaks them may be removed, and accounts may be closed.
        </li>
        <li>
          <strong>Limits.</strong> To keep the service fair, we limit file sizes and how often you
          can use it. Do not try to get around that, or to break into it.
        </li>
        <li>
          <strong>No warranty.</strong> The software is provided as it is, under the MIT licence. An
          assistant’s answers can be wrong. Keep copies of what you cannot afford to lose.
        </li>
      </ol>
    </>
  ),
};
