import { paperPdf } from '#server/testing/files/pdfs';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { askToJoin, makePaper, makeWork } from '../support/research';
import { signIn } from '../support/signIn';

const ABSTRACT =
  'We study how clinics with intermittent links can train a shared model without moving patient records, and measure the loss against a pooled model with $O(n \\log n)$ messages. Most of the gap closes after personalisation.';

for (const screen of SCREENS) {
  test(
    `the research area is accessible and fits the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      // Ten states are captured and checked for accessibility.
      test.slow();
      const owner = await makePerson(quad, 'yasmin');
      const other = await makePerson(quad, 'tanvir');
      const title = `Federated learning in rural health records of ${owner.username}`;
      const doi = `doi:10.1234/clinics.${owner.id}`;
      await makePaper(quad, owner, {
        title,
        abstract: ABSTRACT,
        pages: [`Federated clinics. ${doi}`],
      });
      await makePaper(quad, other, { title: 'Privacy budgets for telemetry', abstract: ABSTRACT });
      await makeWork(quad, owner, `Consent-aware telemetry on campus ${owner.id}`);
      await makeWork(quad, other, 'Calibration of readmission models');
      const message = 'I have hospital discharge data. Would a shared appendix suit you?';
      await askToJoin(quad, other, `Consent-aware telemetry on campus ${owner.id}`, message);
      const { page } = await visit({ viewport: screen });
      await signIn(page, owner);
      const check = (picture: string) => expectRendersWell(page, picture, screen);

      await page.goto('/dashboard/research');
      await expect(page.getByRole('article').first()).toBeVisible();
      await check('research-recommended');
      await page.goto(`/dashboard/research/search?q=federated ${owner.username}`);
      await expect(page.locator('mark').first()).toBeVisible();
      await check('research-search');
      await page.getByRole('button', { name: /^More about Federated/ }).click();
      await page.getByRole('menuitem', { name: 'Cite' }).click();
      // A server's first citation waits until the styles are loaded.
      await expect(page.getByRole('region', { name: 'RIS' })).toContainText('TY');
      await check('research-cite');
      await page.keyboard.press('Escape');
      await page.goto('/dashboard/research/upload');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(page.getByText('Please fill all fields and select a file.')).toBeVisible();
      await check('research-upload');
      await page.locator('input[type=file]').setInputFiles({
        name: 'clinics.pdf',
        mimeType: 'application/pdf',
        buffer: await paperPdf({
          heading: 'Clinics that learn together',
          abstract: ABSTRACT,
          pages: [doi],
        }),
      });
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/Clinics/);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await check('research-proposal');
      await page.goto('/dashboard/research/post-research');
      await expect(page.getByRole('form')).toBeVisible();
      await check('research-post');
      await page.goto('/dashboard/research/recent-works');
      await expect(page.getByRole('article').first()).toBeVisible();
      await check('research-works');
      await page.goto('/dashboard/research/collab-requests');
      await page
        .getByRole('button', { name: /^Message/ })
        .first()
        .click();
      await expect(page.getByText('Coming soon')).toBeVisible();
      await check('research-requests');
      await page.goto('/dashboard/research/my_post_research_papers');
      await expect(page.getByRole('article').first()).toBeVisible();
      await check('research-own');
      await page.goto(`/dashboard/${owner.username}/about/research`);
      await page.getByRole('tab', { name: /^Collab Requests/ }).click();
      await expect(page.getByText(message)).toBeVisible();
      await check('research-profile');
    },
  );
}
