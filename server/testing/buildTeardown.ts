export { removeTestBuild as default } from './buildForTests';
