interface IconProps {
  className?: string;
  size?: number;
}

/**
 * One set at one stroke: drawings from Lucide (lucide.dev, ISC licence) on its 24 px grid, kept as markup because a
 * page shows dozens of them and a component for each shape is what takes time on the server. An icon is decoration:
 * the name stands beside it or on its button.
 */
function icon(shapes: string) {
  const inner = { __html: shapes };
  return ({ className, size = 18 }: IconProps) => (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant shapes below
      dangerouslySetInnerHTML={inner}
    />
  );
}

export const BookIcon = /* @__PURE__ */ icon(
  '<path d="M12 5v16"/><path d="M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"/>',
);
export const CheckIcon = /* @__PURE__ */ icon('<path d="M20 6 9 17l-5-5"/>');
export const ChevronDownIcon = /* @__PURE__ */ icon('<path d="m6 9 6 6 6-6"/>');
export const HelpIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"/><path d="M12 17h.01"/>',
);
export const ChecklistIcon = /* @__PURE__ */ icon(
  '<path d="M13 5h8"/><path d="M13 12h8"/><path d="M13 19h8"/><path d="m3 17 2 2 4-4"/><path d="m3 7 2 2 4-4"/>',
);
export const ClipboardIcon = /* @__PURE__ */ icon(
  '<rect width="8" height="4" x="8" y="2" rx="1" ry="1"/><path d="M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2"/><path d="M12 11h4"/><path d="M12 16h4"/><path d="M8 11h.01"/><path d="M8 16h.01"/>',
);
export const GaugeIcon = /* @__PURE__ */ icon(
  '<path d="m12 14 4-4"/><path d="M3.34 19a10 10 0 1 1 17.32 0"/>',
);
export const GlobeIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20"/><path d="M2 12h20"/>',
);
export const MenuIcon = /* @__PURE__ */ icon('<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>');
export const MessageIcon = /* @__PURE__ */ icon(
  '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
);
export const MonitorIcon = /* @__PURE__ */ icon(
  '<rect width="20" height="14" x="2" y="3" rx="2"/><line x1="8" x2="16" y1="21" y2="21"/><line x1="12" x2="12" y1="17" y2="21"/>',
);
export const MoonIcon = /* @__PURE__ */ icon(
  '<path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"/>',
);
export const PersonIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="8" r="5"/><path d="M20 21a8 8 0 0 0-16 0"/>',
);
export const RouteIcon = /* @__PURE__ */ icon(
  '<circle cx="6" cy="19" r="3"/><path d="M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15"/><circle cx="18" cy="5" r="3"/>',
);
export const SearchIcon = /* @__PURE__ */ icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
export const SignOutIcon = /* @__PURE__ */ icon(
  '<path d="m16 17 5-5-5-5"/><path d="M21 12H9"/><path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"/>',
);
export const SunIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="4"/><path d="M12 2v2"/><path d="M12 20v2"/><path d="m4.93 4.93 1.41 1.41"/><path d="m17.66 17.66 1.41 1.41"/><path d="M2 12h2"/><path d="M20 12h2"/><path d="m6.34 17.66-1.41 1.41"/><path d="m19.07 4.93-1.41 1.41"/>',
);
export const XIcon = /* @__PURE__ */ icon('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>');
export const AlertIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>',
);
export const SuccessIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
);
export const InfoIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>',
);
export const WarningIcon = /* @__PURE__ */ icon(
  '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
);

export const toneIcons = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  danger: AlertIcon,
};
