import { FlaskConical, House, MessageCircle, Users } from 'lucide-react';
import type { NavItem } from '#shared/ui/layout/NavEntry';
import { paths } from '#shared/paths';

export const HOME: NavItem = {
  to: paths.home,
  label: 'Home',
  shortLabel: 'Home',
  icon: House,
};
export const CONNECTIONS: NavItem = {
  to: paths.connections,
  label: 'Connections',
  shortLabel: 'People',
  icon: Users,
};
export const RESEARCH: NavItem = {
  to: paths.research,
  label: 'Research',
  shortLabel: 'Research',
  icon: FlaskConical,
};
export const MESSAGES: NavItem = {
  to: paths.messages,
  label: 'Messages',
  shortLabel: 'Chat',
  icon: MessageCircle,
};
