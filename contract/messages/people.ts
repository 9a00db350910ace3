import type { Position } from '../entities/person';

export const profileMessages = {
  completeTitle: 'Create Your Academic Persona',
  usePhoto: 'Use this photo?',
  change: 'Change',
  back: 'Back',
  skip: 'Skip',
  finish: 'Finish',
  invalidImage: 'Please upload a valid image file (jpg, jpeg, png, tiff, webp, bmp, svg).',
  loadDataFailed: 'Failed to load data',
  loadFailed: 'Failed to load profile.',
  uploadFailed: (detail?: string) => `Upload failed: ${detail ?? 'Unknown error'}`,
  friendsFailed: 'Failed to load friends.',
  noFriends: 'No friends yet.',
  papersFailed: 'Failed to load user papers.',
} as const;

export const universityMessages = {
  explore: 'Explore Universities',
  loading: 'Loading...',
  empty: 'No data found.',
  more: (count: number) => `+${count} more`,
  less: 'Show less',
  posts: (university: string) => `#${university} Posts`,
} as const;

/** About requests and connections, which only their page and profiles show. */
export const connectionsPageMessages = {
  incoming: 'Incoming Connection Requests',
  connections: 'Your Connections',
  accept: 'Accept',
  reject: 'Reject',
  message: 'Message',
  noConnections: 'You have no connections yet. Try pairing with someone!',
  noRequests: 'No pending connection requests',
} as const;

/** The positions as people read them. */
export const positionNames: Readonly<Record<Position, string>> = {
  student: 'Student',
  doctoral: 'Doctoral student',
  faculty: 'Faculty',
  researcher: 'Researcher',
  staff: 'Staff',
  alumni: 'Alumni',
};

/** About mentoring, on profiles and on the connections page. */
export const mentoringMessages = {
  ask: 'Ask for mentoring',
  offers: 'Offers mentoring',
  noPlacesLeft: 'No places left',
  placesLeft(count: number): string {
    if (count === 0) return mentoringMessages.noPlacesLeft;
    return count === 1 ? '1 place left' : `${count} places left`;
  },
} as const;
