import { clinicsPdf, conversationIn, openChatbot } from '../support/chatbot';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

for (const screen of SCREENS) {
  test(
    `the assistant is accessible and fits the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const { page } = await visit({ viewport: screen });
      await signIn(page, await makePerson(quad, 'reader'));
      const check = (picture: string) => expectRendersWell(page, picture, screen);
      const chat = await openChatbot(page);
      // A phone has a sheet over the whole page instead of the window.
      if (screen !== 'phone')
        expect((await chat.place.boundingBox())?.height).toBeLessThanOrEqual(450);
      await chat.choose(await clinicsPdf());
      await chat.field.fill('What accuracy does the shared model reach on the held out clinics?');
      await chat.send();
      const citation = chat.log.getByRole('button', { name: /p\. 2$/ }).last();
      await expect(citation).toBeVisible();
      await expect(chat.log.getByText('🤖 AI Expert is typing...')).toBeHidden();
      await check('chatbot');
      await citation.click();
      await expect(chat.cited().locator('mark').first()).toBeVisible();
      await check('pdf-viewer');
      await page.keyboard.press('Escape');
      // It has a button to close it, too.
      await expect(chat.cited()).toBeHidden();
      if (screen !== 'phone') {
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
      }
      const asku = conversationIn(page, page.getByRole('complementary', { name: 'AskU' }));
      await asku.ask('Which telescope observed the comet in Chile?');
      await expect(asku.log.getByText('Not in this document')).toBeVisible();
      await check('asku');
    },
  );
}
