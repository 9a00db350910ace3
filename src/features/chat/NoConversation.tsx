import { MessageCircle } from 'lucide-react';
import { EmptyState } from '#shared/ui';

/** What stands beside the list until one of its conversations is chosen. */
export function NoConversation() {
  return <EmptyState icon={MessageCircle} title="Choose a conversation" />;
}
