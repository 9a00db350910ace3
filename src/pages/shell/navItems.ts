import { CalendarDays, FlaskConical, House, MessageCircle, Users } from 'lucide-react';
import type { NavItem } from '#shared/ui/layout/NavEntry';
import { paths } from '#shared/paths';
import * as texts from './texts';

export const HOME: NavItem = {
  to: paths.home,
  label: texts.home,
  icon: House,
};
export const CONNECTIONS: NavItem = {
  to: paths.connections,
  label: texts.connections,
  icon: Users,
};
export const RESEARCH: NavItem = {
  to: paths.research,
  label: texts.research,
  icon: FlaskConical,
};
export const EVENTS: NavItem = {
  to: paths.events,
  label: texts.events,
  icon: CalendarDays,
};
export const MESSAGES: NavItem = {
  to: paths.messages,
  label: texts.messages,
  icon: MessageCircle,
};
