import { Link } from 'react-router-dom';
import type { InfoText } from './findInfoText';

export const cookies: InfoText = {
  title: 'Cookies and storage',
  lead: 'Quad keeps only what it needs to work in your browser, and nothing that tracks you.',
  body: (
    <>
      <h2>Two cookies, at most</h2>
      <p>
        <code>quad_google</code> (on secure pages <code>__Secure-quad_google</code>) is set when you
        choose to log in with Google. It holds, sealed, what Quad needs to recognise the answer, and
        is gone when you are back, or after ten minutes.
      </p>
      <p>
        <code>quad_browser_session</code> is set only if you log in without “Keep me logged in”. It
        holds the digit 1 and is gone when you close the browser; that is how Quad knows to log you
        out.
      </p>
      <h2>In the browser’s local storage</h2>
      <ul>
        <li>
          <code>token</code>, <code>user_id</code>, <code>user_email</code>, <code>username</code>:
          who is logged in. Removed when you log out.
        </li>
        <li>
          <code>quad_remember</code>: that you did not want to stay logged in.
        </li>
        <li>
          <code>quad_theme</code>: light or dark, if you chose one.
        </li>
        <li>
          <code>quad_shortcuts</code>: that you turned keyboard shortcuts off, if you did.
        </li>
        <li>
          <code>quad_welcome</code>: that you dismissed the welcome card. Removed when you log out.
        </li>
        <li>
          <code>quad_drafts</code>: what you have typed and not sent yet.
        </li>
        <li>
          <code>quad_outbox</code> and <code>quad_outbox.1</code>, <code>.2</code> and so on:
          messages that wait for a connection.
        </li>
        <li>
          <code>chatMessages</code>, <code>quad_chat_owner</code>: your conversation with the
          assistant, and whose it is.
        </li>
      </ul>
      <h2>In the browser’s database</h2>
      <p>
        Files that you have chosen and not sent yet, so that a reload does not lose them:{' '}
        <code>quad_post_files</code>, <code>quad_chat_files</code> and <code>quad_paper_file</code>.
      </p>
      <h2>Who reads it</h2>
      <p>
        None of it is read by anybody but this site, and there is nothing to agree to, because there
        is nothing to track you with. Clearing the data of this site in your browser removes it all
        and logs you out. What the server stores is described under{' '}
        <Link to="/privacy">privacy</Link>.
      </p>
    </>
  ),
};
