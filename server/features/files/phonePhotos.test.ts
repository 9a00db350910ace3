import { calls } from '#contract/calls/index';
import { eventBody } from '#server/features/events/testing/announce';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { filesForm } from '#server/testing/files/filesForm';
import { plainPicture } from '#server/testing/files/pictures';
import { sendFiles } from '#server/testing/sendFiles';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  photo = await plainPicture(8_160, 6_120).withMetadata({ orientation: 6 }).jpeg().toBuffer();
});
afterAll(() => server.close());

test('A photo of 50 megapixels is accepted wherever pictures are.', async () => {
  const author = await server.person();
  const sent = { files: [['IMG_0042.JPG', photo] as const] };
  const post = await sendFiles(server, author, calls.createMediaPost, sent);
  expect(post.response.media?.[0]).toMatchObject({ width: 1_920, height: 2_560 });
  const message = await sendFiles(server, author, calls.uploadChatFile, sent);
  expect(message.response).toMatchObject({ file_type: 'image/webp', name: 'IMG_0042.webp' });
  const profile = await sendFiles(server, author, calls.uploadPicture, sent);
  expect(profile.status).toBe(200);
  const { path, method } = calls.createEventPost;
  const event = await server.api<{ event: { image_url: string } }>(method, path, {
    token: author.token,
    multipart: filesForm('event_image', sent.files, eventBody),
  });
  expect(event.status).toBeLessThan(300);
  expect(event.body.event.image_url).toMatch(/\.webp$/);
});
