import { Type, type Static } from '@sinclair/typebox';
import { Count, Id, oneOf, record } from '../schema';

/** A literal quote and where it stands; pages count from 1. */
export const Citation = record({
  document_id: Id,
  kind: Type.Optional(oneOf('upload', 'paper')),
  page: Type.Integer({ minimum: 1 }),
  quote: Type.String(),
});
export type Citation = Static<typeof Citation>;

export const AssistantUpload = record({
  response: Type.String(),
  document_id: Type.Optional(Id),
  pages: Type.Optional(Count),
});
export type AssistantUpload = Static<typeof AssistantUpload>;

export const AssistantAnswer = record({
  response: Type.String(),
  citations: Type.Optional(Type.Array(Citation)),
});
export type AssistantAnswer = Static<typeof AssistantAnswer>;
