import { FlaskConical, House, MessageCircle, Users, type LucideIcon } from 'lucide-react';

/** A place of the navigation. On a phone's bottom bar some have a shorter name. */
export interface NavItem {
  to: string;
  label: string;
  shortLabel: string;
  icon: LucideIcon;
}

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
