export { buildForTests as default } from '#server/testing/buildForTests';
