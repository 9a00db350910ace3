/**
 * Every text that is fixed word for word, grouped by where it is met. Texts with a variable part
 * are functions.
 */
export const sessionMessages = {
  unauthorizedLog: 'Unauthorized',
  unauthorizedList: 'Unauthorized! Please log in.',
  expired: 'Session expired! Please log in again.',
  noToken: 'No token found. Please log in.',
} as const;

export const loginMessages = {
  submit: 'Log in',
  submitting: 'Logging in...',
  username: 'Username or Email',
  password: 'Password',
  remember: 'Keep me logged in',
  emailVerified: 'Email verified! Please log in to continue.',
  invalidCredentials: 'Invalid username or password',
  verifyEmail: 'Please verify your email',
  verifyEmailNote: 'Please verify your email.',
  resendOtp: 'Resend OTP',
  failed: 'Login failed',
  missingFields: 'User data is missing required fields (id, email, username)',
  googleFailed: 'Google login failed',
} as const;

export const signupMessages = {
  submit: 'Sign up',
  submitting: 'Signing up...',
  success: 'Signup successful! Please check your email for verification.',
  failed: 'Signup failed. Please check your details and try again.',
} as const;

export const otpMessages = {
  verify: 'Verify OTP',
  resend: 'Resend OTP',
  send: 'Send OTP',
  verified: 'Email verified successfully!',
  verificationFailed: 'Verification failed',
  resendFailed: 'Failed to resend OTP',
  sendFailed: 'Failed to send OTP',
  resent: 'New OTP sent to your email',
  tooManyRequests: 'Too many requests. Please wait a minute and try again.',
  invalidCode: 'Invalid or expired code',
  resetSent: 'Password reset OTP sent to your email!',
  resetPassword: 'Reset Password',
  resetDone: 'Password reset successfully! Redirecting to login...',
  resetFailed: 'Password reset failed',
  invalidOtp: 'Please enter a valid 6-character OTP',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 8 characters',
} as const;

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

export const feedMessages = {
  searchPlaceholder: 'Search posts...',
  loadFailed: 'Failed to load posts.',
  fetchFailed: 'Failed to fetch posts.',
  detailsFailed: 'Failed to load post details.',
  empty: 'No posts available',
  end: 'No more posts to load.',
  createFailed: 'An unexpected error occurred. Please try again.',
  edit: 'Edit Post',
  delete: 'Delete Post',
  report: 'Report Post',
  save: 'Save',
  cancel: 'Cancel',
  sharing: 'Sharing...',
  linkCopied: 'Link copied to clipboard!',
  sharedNotFound: 'Post not found or link is invalid.',
  searchResults: (keyword: string) => `Showing results for "${keyword}"`,
  searchEmpty: (keyword: string) => `No posts found for "${keyword}"`,
} as const;

export const timeMessages = {
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} hours ago`,
  daysAgo: (days: number) => `${days} days ago`,
  yesterday: 'Yesterday',
} as const;

export const eventMessages = {
  widgetUnauthorized: 'Please log in to view events.',
  widgetNone: 'There are no Events available',
  widgetServer: 'Server error. Please try again later.',
  widgetNetwork: 'Network error. Please check your connection.',
  widgetUnexpected: 'An unexpected error occurred. Please try again.',
  tryAgain: 'Try Again',
  created: 'Event created successfully!',
  createFailed: 'An error occurred while creating the event.',
  detailsLoading: 'Loading event details...',
  detailsFailed: 'Failed to fetch event details.',
  detailsEmpty: 'No event found!',
  about: 'About This Event',
  tabs: { details: 'Details', discussion: 'Discussion', more: 'More' },
  seeDetails: 'See Details',
  seeMore: 'See More',
  today: 'Today',
  sections: {
    within_7_days: 'Events Within 7 Days',
    within_30_days: 'Within 30 Days',
    within_year: 'Within This Year',
  },
  /** As in 'N people going • M interested'. */
  counts: (going: number, interested: number) => `${going} people going • ${interested} interested`,
  marked: (status: string) => `You have successfully marked yourself as ${status}!`,
  unmarked: (status: string) => `You have successfully unmarked your ${status} status!`,
  markFailed: (status: string) => `Failed to mark as ${status}. Please try again.`,
  unmarkFailed: (status: string) => `Failed to unmark ${status}. Please try again.`,
  noUserId: 'User ID not available. Please try again later.',
} as const;

export const connectionMessages = {
  incoming: 'Incoming Connection Requests',
  suggestions: 'People You May Know',
  connections: 'Your Connections',
  pair: 'Pair',
  connect: 'Connect',
  pending: 'Pending',
  accept: 'Accept',
  reject: 'Reject',
  message: 'Message',
  loadFailed: 'Failed to load connections. Please try again later.',
  noConnections: 'You have no connections yet. Try pairing with someone!',
  noRequests: 'No pending connection requests',
  noSuggestions: 'No more people to connect with',
} as const;

export const universityMessages = {
  explore: 'Explore Universities',
  loading: 'Loading...',
  empty: 'No data found.',
  more: (count: number) => `+${count} more`,
  less: 'Show less',
  posts: (university: string) => `#${university} Posts`,
} as const;

export const researchMessages = {
  tabs: {
    search: 'Search Papers',
    upload: 'Upload Paper',
    postResearch: 'Post Current Work',
    recentWorks: 'Current Works',
    collabRequests: 'Collab Requests',
    currentlyWorking: 'Currently Working',
  },
  keywordMissing: 'Please enter a keyword to search.',
  uploadFieldsMissing: 'Please fill all fields and select a file.',
  uploadTooLarge: 'File size exceeds 5MB. Please select a smaller file.',
  uploaded: 'Paper uploaded successfully!',
  uploadFailed: (detail: string) => `Upload failed: ${detail}`,
  postFieldsMissing: 'All fields are required.',
  posted: '✅ Research posted successfully!',
  postFailed: 'Error posting research. Please try again.',
  invalidPaperId: 'Invalid research paper ID.',
  downloadNeedsLogin: 'Please log in to download papers.',
  downloadFailed: 'Failed to download paper.',
  loadFailed: 'Failed to load papers.',
  noPapers: 'No papers found.',
  fetchFailed: 'Error fetching papers. Please try again.',
  emptyStart: 'No papers available yet. Start searching or upload a new one.',
  recentFailed: 'Error fetching recent papers.',
  recentEmpty: 'No recent papers available.',
  noPendingRequests: 'No pending collaboration requests.',
  requestsFailed: 'Error fetching collaboration requests.',
  noRequests: 'No collaboration requests found.',
  noResearch: 'No research papers found.',
  researchFailed: 'Error fetching your research papers.',
  requestSent: 'Request Sent',
  collaborationSent: 'Collaboration request sent successfully!',
  collaborationFailed: 'Error requesting collaboration.',
  acceptFailed: 'Failed to accept request. Please try again.',
  declineFailed: 'Failed to decline request. Please try again.',
  comingSoon: 'Coming soon',
  defaultCollaborationMessage: 'I would love to collaborate on this research.',
} as const;

export const notificationMessages = {
  verbs: {
    comment: 'commented on your post',
    like: 'liked your post',
    share: 'shared your post',
    'new post': 'posted a new post',
    reply: 'replied to your comment',
    other: 'did something',
  },
} as const;

export const chatMessages = {
  heading: 'Chats',
  empty: 'No conversations yet.',
} as const;

export const chatbotMessages = {
  greeting: 'Hi! How can I help you today?',
  analyzing: '📄 AI Expert is analyzing your PDF...',
  typing: '🤖 AI Expert is typing...',
  uploadFailed: 'Sorry! Token limit for uploading file exceeded',
  textFailed: '❌ Error: Unable to connect.',
  notLoggedIn: "⚠️ You're not logged in.",
  fallback: '...',
} as const;

export const fileMessages = {
  invalidType: (accepted: readonly string[]) =>
    accepted.length > 1
      ? `File type must be one of ${accepted.join(', ')}`
      : `File type must be ${accepted[0] ?? ''}`,
  tooLarge: (bytes: number) => `File is larger than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`,
  tooMany: 'Too many files',
} as const;
