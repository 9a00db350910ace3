import * as texts from './texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const cookies: InfoText = {
  title: texts.cookiesTitle,
  lead: texts.cookiesLead,
  body: (
    <>
      <h2>{texts.twoCookies}</h2>
      <p>
        <HelpText text={texts.googleCookie} />
      </p>
      <p>
        <HelpText text={texts.sessionCookie} />
      </p>
      <h2>{texts.inLocalStorage}</h2>
      <ul>
        <li>
          <HelpText text={texts.login} />
        </li>
        <li>
          <HelpText text={texts.remember} />
        </li>
        <li>
          <HelpText text={texts.theme} />
        </li>
        <li>
          <HelpText text={texts.shortcuts} />
        </li>
        <li>
          <HelpText text={texts.welcome} />
        </li>
        <li>
          <HelpText text={texts.notice} />
        </li>
        <li>
          <HelpText text={texts.feedScope} />
        </li>
        <li>
          <HelpText text={texts.drafts} />
        </li>
        <li>
          <HelpText text={texts.openCalls} />
        </li>
        <li>
          <HelpText text={texts.outbox} />
        </li>
        <li>
          <HelpText text={texts.library} />
        </li>
        <li>
          <HelpText text={texts.chatbot} />
        </li>
      </ul>
      <h2>{texts.inTab}</h2>
      <p>
        <HelpText text={texts.chatWindows} />
      </p>
      <h2>{texts.inDatabase}</h2>
      <p>
        <HelpText text={texts.files} />
      </p>
      <h2>{texts.forOffline}</h2>
      <ul>
        <li>
          <HelpText text={texts.builtFiles} />
        </li>
        <li>
          <HelpText text={texts.keptReads} />
        </li>
      </ul>
      <h2>{texts.whoReads}</h2>
      <p>
        <HelpText text={texts.readers} />
      </p>
    </>
  ),
};
