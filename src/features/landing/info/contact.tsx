import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const contact: InfoText = {
  title: 'Contact',
  lead: 'Every Quad is run by people you can reach.',
  body: (
    <>
      <p>
        Quad has no central office and no central address. This installation belongs to whoever gave
        you its address, usually a university. Write to its IT service desk, or to the office or
        society that invited you.
      </p>
      <h2>What to write</h2>
      <ul>
        <li>
          <strong>Your account or your data:</strong> your username, and the address you signed up
          with. Never your password, and never a one-time code: nobody needs those.
        </li>
        <li>
          <strong>Someone’s behaviour:</strong> a link to the post or the name of the account, and
          what happened.
        </li>
        <li>
          <strong>A security problem:</strong> how to reproduce it, in private, before you tell
          anybody else.
        </li>
      </ul>
      <p>
        If you or somebody else is in danger, do not write here first: call the emergency services
        or your campus security. For everyday questions there is <Link to="/help">help</Link>.
      </p>
    </>
  ),
};
