import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import * as texts from './texts';

export const press: InfoText = {
  title: texts.pressTitle,
  lead: texts.pressLead,
  body: (
    <>
      <p>
        <HelpText text={texts.oneSentence} />
      </p>
      <ul>
        <li>{texts.name}</li>
        <li>{texts.publicPages}</li>
        <li>{texts.people}</li>
      </ul>
      <p>
        <HelpText text={texts.pressOffice} />
      </p>
    </>
  ),
};
