export { removeTestBuild as default } from '#server/testing/buildForTests';
