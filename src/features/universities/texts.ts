/** Texts of universities. */

export const connectedUniversities = 'Connected universities';
export const loadFailed = 'Couldn’t load the universities.';
export const noUniversities = 'No universities yet';
export const memberCount = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;
export const explore = 'Explore universities';

// UniversityExplorer
export const universities = 'Universities';
export const filter = 'Filter universities';
export const universitiesFailed = 'Couldn’t load the universities.';
export const showMore = 'Show more';
export const departmentsOf = (university: string) => `Departments of ${university}`;

// DepartmentPosts
export const universityPosts = 'University posts';
export const allUniversities = 'All universities';
export const taggedPosts = 'Tagged with a university’s hashtag.';
export const postsFrom = (department: string) => `Posts from ${department}`;

// UniversityAtAddress
export const university = 'University';
export const universityFailed = 'Couldn’t load this university.';
export const universityUnknown = 'We couldn’t find a university with this name.';
export const departments = 'Departments';

// UniversityHead
export const departmentCount = (count: number) =>
  `${count} ${count === 1 ? 'department' : 'departments'}`;
