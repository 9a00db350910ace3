import { Type, type Static } from '@sinclair/typebox';
import { Id, Iso, Url, nullable, record } from '../schema';
import { Author } from './person';

/** A paper; `file_path` is fetched with the bearer token. */
export const Paper = record({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  research_field: Type.String(),
  abstract: Type.String(),
  original_filename: Type.String(),
  file_path: Url,
  user_id: Type.Optional(Id),
  created_at: Type.Optional(Iso),
});
export type Paper = Static<typeof Paper>;

/** Work in progress that others may ask to join. */
export const PostedResearch = record({
  id: Id,
  title: Type.String(),
  research_field: Type.String(),
  details: Type.String(),
  can_request_collaboration: Type.Boolean(),
  user: Type.Optional(Author),
});
export type PostedResearch = Static<typeof PostedResearch>;

export const CollaborationRequest = record({
  id: Id,
  requester_username: Type.String(),
  research_title: Type.String(),
  message: Type.String(),
  timestamp: Iso,
  sender_avatar: nullable(Url),
});
export type CollaborationRequest = Static<typeof CollaborationRequest>;
