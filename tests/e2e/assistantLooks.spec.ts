import { clinicsPdf, conversationIn, openChatbot } from './support/assistant';
import { makePerson } from './support/people';
import {
  expect,
  expectAccessible,
  takePicture,
  test,
  type Theme,
  type Viewport,
} from './support/quadTest';
import { signIn } from './support/signIn';

const looks = (['desktop', 'phone'] as const).flatMap((viewport: Viewport) =>
  (['light', 'dark'] as const).map((theme: Theme) => ({ viewport, theme })),
);

for (const look of looks) {
  const name = `${look.viewport}-${look.theme}`;
  test(`the assistant is accessible and fits the screen: ${name}`, async ({ quad, visit }) => {
    test.slow();
    const { page } = await visit(look);
    await signIn(page, await makePerson(quad, 'reader'));
    const check = async (picture: string) => {
      await expectAccessible(page);
      const fits = await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
      expect(fits).toBe(true);
      await takePicture(page, `${picture}-${name}`);
    };
    const chat = await openChatbot(page);
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
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
    const asku = conversationIn(page, page.getByRole('complementary', { name: 'AskU' }));
    await asku.ask('Which telescope observed the comet in Chile?');
    await expect(asku.log.getByText('Not in this document')).toBeVisible();
    await check('asku');
  });
}
