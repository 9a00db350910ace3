export const chatbotMessages = {
  greeting: 'Hi! How can I help you today?',
  analyzing: '📄 AI Expert is analyzing your PDF...',
  typing: '🤖 AI Expert is typing...',
  uploadFailed: 'Sorry! Token limit for uploading file exceeded',
  textFailed: '❌ Error: Unable to connect.',
  notLoggedIn: "⚠️ You're not logged in.",
  fallback: '...',
} as const;
