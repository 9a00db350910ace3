import { Link } from 'react-router-dom';
import type { InfoText } from './infoText';

export const help: InfoText = {
  title: 'Help',
  lead: 'The questions that come up most often, and what to do.',
  body: (
    <>
      <h2>No code in my inbox</h2>
      <p>
        Look into the spam folder and check the address for a typing error. A code works for 10
        minutes and only the newest one counts. You can ask for another on the page where you enter
        it; after several, wait as long as the page says.
      </p>
      <h2>I cannot log in</h2>
      <p>
        You can use your username or your e-mail address. If the password is lost, ask for a{' '}
        <Link to="/forgot-password">reset code</Link>. If your address is not verified yet,{' '}
        <Link to="/verify-email">enter your code</Link> first.
      </p>
      <h2>My message was not sent</h2>
      <p>
        Without a connection it waits at the end of the conversation and is sent once the connection
        is back. You can also retry it or delete it there. Posts and comments you have begun are
        kept as drafts in your browser.
      </p>
      <h2>My picture or file is refused</h2>
      <p>
        The message says which kinds of file are taken and how large they may be. A file whose
        content does not match its name is refused as well: save it again in the right format.
      </p>
      <p>
        Nothing of this helps? See <Link to="/contact">contact</Link>.
      </p>
    </>
  ),
};
