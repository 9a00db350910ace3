import { CalendarDays, FlaskConical, House, MessageCircle, Users } from 'lucide-react';
import type { NavItem } from '#shared/ui/layout/NavEntry';
import { paths } from '#shared/paths';

export const HOME: NavItem = {
  to: paths.home,
  label: 'Home',
  icon: House,
};
export const CONNECTIONS: NavItem = {
  to: paths.connections,
  label: 'Connections',
  icon: Users,
};
export const RESEARCH: NavItem = {
  to: paths.research,
  label: 'Research',
  icon: FlaskConical,
};
export const EVENTS: NavItem = {
  to: paths.events,
  label: 'Events',
  icon: CalendarDays,
};
export const MESSAGES: NavItem = {
  to: paths.messages,
  label: 'Messages',
  icon: MessageCircle,
};
