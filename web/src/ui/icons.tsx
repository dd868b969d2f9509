import {
  BookOpen,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  ClipboardList,
  Gauge,
  Globe,
  Info,
  ListChecks,
  LogOut,
  type LucideIcon,
  Menu,
  MessageCircle,
  Monitor,
  Moon,
  Route,
  Search,
  Sun,
  TriangleAlert,
  UserRound,
  X,
} from 'lucide-react';

interface IconProps {
  className?: string;
  size?: number;
}

/** One set, one stroke. An icon is decoration: the name stands beside it or on its button. */
function icon(Drawing: LucideIcon) {
  return ({ className, size = 18 }: IconProps) => (
    <Drawing aria-hidden="true" size={size} strokeWidth={1.75} className={className} />
  );
}

export const BookIcon = /* @__PURE__ */ icon(BookOpen);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
export const HelpIcon = /* @__PURE__ */ icon(CircleHelp);
export const ChecklistIcon = /* @__PURE__ */ icon(ListChecks);
export const ClipboardIcon = /* @__PURE__ */ icon(ClipboardList);
export const GaugeIcon = /* @__PURE__ */ icon(Gauge);
export const GlobeIcon = /* @__PURE__ */ icon(Globe);
export const MenuIcon = /* @__PURE__ */ icon(Menu);
export const MessageIcon = /* @__PURE__ */ icon(MessageCircle);
export const MonitorIcon = /* @__PURE__ */ icon(Monitor);
export const MoonIcon = /* @__PURE__ */ icon(Moon);
export const PersonIcon = /* @__PURE__ */ icon(UserRound);
export const RouteIcon = /* @__PURE__ */ icon(Route);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const SignOutIcon = /* @__PURE__ */ icon(LogOut);
export const SunIcon = /* @__PURE__ */ icon(Sun);
export const XIcon = /* @__PURE__ */ icon(X);
export const AlertIcon = /* @__PURE__ */ icon(CircleAlert);

export const toneIcons = {
  success: icon(CircleCheck),
  info: icon(Info),
  warning: icon(TriangleAlert),
  danger: AlertIcon,
};
