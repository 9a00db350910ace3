import { presentThreads } from './commentPresenter';

const row = (id: number, parent_id: number | null) => ({
  id,
  parent_id,
  content: `comment ${id}`,
  total_likes: id,
  created_at: new Date('2025-03-05T12:30:00Z'),
  edited_at: null,
  deleted_at: null,
  person: {
    ...{ id: 7, username: 'nusrat', display_name: null, profile_picture: 'face.webp' },
    ...{
      pronouns: null,
      university_name: null,
      department: null,
      position: null,
      institution: null,
    },
  },
  user_liked: false,
  mentions: [],
  quotes: null,
  total_replies: 0,
});

test('replies are nested under their parents, each level in the order written', () => {
  const threads = presentThreads([row(1, null), row(2, null), row(3, 1), row(4, 3), row(5, 1)]);
  const shape = (comments: typeof threads): unknown =>
    comments.map(({ id, replies }) => [id, shape(replies)]);
  expect(shape(threads)).toEqual([
    [
      1,
      [
        [3, [[4, []]]],
        [5, []],
      ],
    ],
    [2, []],
  ]);
});

test('a comment includes its author, the address of the picture, and its likes', () => {
  expect(presentThreads([row(7, null)])[0]).toEqual({
    id: 7,
    content: 'comment 7',
    created_at: '2025-03-05T12:30:00.000Z',
    user: {
      id: 7,
      username: 'nusrat',
      display_name: null,
      pronouns: null,
      profile_picture: '/api/files/face.webp',
      university_name: null,
      department: null,
      position: null,
    },
    replies: [],
    parent_id: null,
    total_likes: 7,
    user_liked: false,
    mentions: [],
    edited_at: null,
    total_replies: 0,
  });
});

test('an edited comment has its time, and a removed one shows neither author nor text', () => {
  const at = new Date('2025-03-06T08:00:00Z');
  const [edited, removed] = presentThreads([
    { ...row(1, null), edited_at: at },
    { ...row(2, null), edited_at: at, deleted_at: at, content: '' },
  ]);
  expect(edited).toMatchObject({ content: 'comment 1', edited_at: '2025-03-06T08:00:00.000Z' });
  expect(edited).not.toHaveProperty('deleted');
  expect(removed).toMatchObject({
    content: 'Comment deleted',
    user: { username: 'deleted', display_name: null, profile_picture: null },
    edited_at: null,
    deleted: true,
  });
});
