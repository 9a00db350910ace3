import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import { Responsible } from './Operator';
import * as texts from './texts';

export const privacy: InfoText = {
  title: texts.privacyTitle,
  lead: texts.privacyLead,
  body: (
    <>
      <Responsible />
      <h2>{texts.stored}</h2>
      <ul>
        <li>
          <HelpText text={texts.privacyAccount} />
        </li>
        <li>
          <HelpText text={texts.activity} />
        </li>
        <li>
          <HelpText text={texts.sessions} />
        </li>
        <li>
          <HelpText text={texts.sessionLogs} />
        </li>
        <li>
          <HelpText text={texts.securityRecord} />
        </li>
      </ul>
      <h2>{texts.whoSees}</h2>
      <p>{texts.visibility}</p>
      <h2>{texts.reports}</h2>
      <p>{texts.reportsSeen}</p>
      <h2>{texts.emails}</h2>
      <p>{texts.emailKinds}</p>
      <h2>{texts.pushes}</h2>
      <p>{texts.pushKinds}</p>
      <h2>{texts.never}</h2>
      <p>
        <HelpText text={texts.nothingElse} />
      </p>
      <h2>{texts.yourData}</h2>
      <p>{texts.ownTools}</p>
      <p>{texts.deletion}</p>
      <p>
        <HelpText text={texts.hostTools} />
      </p>
    </>
  ),
};
