import { browserSubjects } from './browserSubjects';
import { describeSubjects } from './describeSubjects';

describeSubjects(browserSubjects);
