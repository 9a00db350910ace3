export const tabs = {
  search: 'Search Papers',
  upload: 'Upload Paper',
  postResearch: 'Post Current Work',
  recentWorks: 'Current Works',
  collabRequests: 'Collab Requests',
  currentlyWorking: 'Currently Working',
} as const;
export const keywordMissing = 'Please enter a keyword to search.';
export const uploadFieldsMissing = 'Please fill all fields and select a file.';
export const uploadTooLarge = 'File size exceeds 5MB. Please select a smaller file.';
export const uploaded = 'Paper uploaded successfully!';
export const uploadFailed = (detail: string) => `Upload failed: ${detail}`;
export const postFieldsMissing = 'All fields are required.';
export const posted = '✅ Research posted successfully!';
export const postFailed = 'Error posting research. Please try again.';
export const invalidPaperId = 'Invalid research paper ID.';
export const downloadNeedsLogin = 'Please log in to download papers.';
export const downloadFailed = 'Failed to download paper.';
export const loadFailed = 'Failed to load papers.';
export const paperNotFound = 'This paper can’t be found.';
export const paperRemoved = 'The uploader removed this paper.';
export const noPapers = 'No papers found.';
export const fetchFailed = 'Error fetching papers. Please try again.';
export const emptyStart = 'No papers available yet. Start searching or upload a new one.';
export const recentFailed = 'Error fetching recent papers.';
export const recentEmpty = 'No recent papers available.';
export const noPendingRequests = 'No pending collaboration requests.';
export const requestsFailed = 'Error fetching collaboration requests.';
export const noRequests = 'No collaboration requests found.';
export const noResearch = 'No research papers found.';
export const researchFailed = 'Error fetching your research papers.';
export const requestSent = 'Request Sent';
export const requestDeclined = 'Declined';
export const collaborationSent = 'Collaboration request sent successfully!';
export const collaborationFailed = 'Error requesting collaboration.';
export const acceptFailed = 'Failed to accept request. Please try again.';
export const declineFailed = 'Failed to decline request. Please try again.';
export const comingSoon = 'Coming soon';
export const defaultCollaborationMessage = 'I would love to collaborate on this research.';
