import { FlaskConical, House, MessageCircle, Users } from 'lucide-react';
import type { NavItem } from '../../shared/ui/NavEntry';

export const HOME: NavItem = {
  to: '/dashboard/posts',
  label: 'Home',
  shortLabel: 'Home',
  icon: House,
};
export const CONNECTIONS: NavItem = {
  to: '/dashboard/suggested-users',
  label: 'Connections',
  shortLabel: 'People',
  icon: Users,
};
export const RESEARCH: NavItem = {
  to: '/dashboard/research',
  label: 'Research',
  shortLabel: 'Research',
  icon: FlaskConical,
};
export const MESSAGES: NavItem = {
  to: '/dashboard/chat',
  label: 'Messages',
  shortLabel: 'Chat',
  icon: MessageCircle,
};
