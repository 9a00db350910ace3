import * as texts from './events.texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const events: InfoText = {
  title: texts.title,
  lead: texts.lead,
  body: (
    <>
      <p>{texts.whatItIs}</p>
      <ul>
        <li>
          <HelpText text={texts.answers} />
        </li>
        <li>{texts.timeZones}</li>
        <li>{texts.today}</li>
        <li>{texts.calendar}</li>
      </ul>
      <p>
        <HelpText text={texts.logIn} />
      </p>
    </>
  ),
};
