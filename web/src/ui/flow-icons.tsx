import { icon } from './icon.tsx';

/** Drawings for the flow of steps and for what one does with it; the same set as in icons.tsx. */
export const RedoIcon = /* @__PURE__ */ icon(
  '<path d="m15 14 5-5-5-5"/><path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"/>',
);
export const UndoStepIcon = /* @__PURE__ */ icon(
  '<path d="M9 14 4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/>',
);
export const HistoryIcon = /* @__PURE__ */ icon(
  '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/><path d="M12 7v5l4 2"/>',
);
export const FlagIcon = /* @__PURE__ */ icon(
  '<path d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528"/>',
);
export const CircleXIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6"/><path d="m9 9 6 6"/>',
);
export const JumpIcon = /* @__PURE__ */ icon('<path d="m15 10 5 5-5 5"/><path d="M4 4v7a4 4 0 0 0 4 4h12"/>');
export const MinusIcon = /* @__PURE__ */ icon('<path d="M5 12h14"/>');
export const FitIcon = /* @__PURE__ */ icon(
  '<path d="M8 3H5a2 2 0 0 0-2 2v3"/><path d="M21 8V5a2 2 0 0 0-2-2h-3"/><path d="M3 16v3a2 2 0 0 0 2 2h3"/><path d="M16 21h3a2 2 0 0 0 2-2v-3"/>',
);
export const MapIcon = /* @__PURE__ */ icon(
  '<path d="M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z"/><path d="M15 5.764v15"/><path d="M9 3.236v15"/>',
);
export const PanelIcon = /* @__PURE__ */ icon(
  '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M15 3v18"/>',
);
export const ListTreeIcon = /* @__PURE__ */ icon(
  '<path d="M8 5h13"/><path d="M13 12h8"/><path d="M13 19h8"/><path d="M3 10a2 2 0 0 0 2 2h3"/><path d="M3 5v12a2 2 0 0 0 2 2h3"/>',
);
export const FlowIcon = /* @__PURE__ */ icon(
  '<rect width="8" height="8" x="3" y="3" rx="2"/><path d="M7 11v4a2 2 0 0 0 2 2h4"/><rect width="8" height="8" x="13" y="13" rx="2"/>',
);
export const FoldIcon = /* @__PURE__ */ icon('<path d="m7 20 5-5 5 5"/><path d="m7 4 5 5 5-5"/>');
export const UnfoldIcon = /* @__PURE__ */ icon('<path d="m7 15 5 5 5-5"/><path d="m7 9 5-5 5 5"/>');
export const ScissorsIcon = /* @__PURE__ */ icon(
  '<circle cx="6" cy="6" r="3"/><path d="M8.12 8.12 12 12"/><path d="M20 4 8.12 15.88"/><circle cx="6" cy="18" r="3"/><path d="M14.8 14.8 20 20"/>',
);
export const IndentIcon = /* @__PURE__ */ icon(
  '<path d="M21 5H11"/><path d="M21 12H11"/><path d="M21 19H11"/><path d="m3 8 4 4-4 4"/>',
);
export const OutdentIcon = /* @__PURE__ */ icon(
  '<path d="M21 5H11"/><path d="M21 12H11"/><path d="M21 19H11"/><path d="m7 8-4 4 4 4"/>',
);
export const ExpertIcon = /* @__PURE__ */ icon(
  '<path d="M11 2v2"/><path d="M5 2v2"/><path d="M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1"/><path d="M8 15a6 6 0 0 0 12 0v-3"/><circle cx="20" cy="10" r="2"/>',
);
export const ChevronRightIcon = /* @__PURE__ */ icon('<path d="m9 18 6-6-6-6"/>');
export const PasteIcon = /* @__PURE__ */ icon(
  '<path d="M11 14h10"/><path d="M16 4h2a2 2 0 0 1 2 2v1.344"/><path d="m17 18 4-4-4-4"/><path d="M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113"/><rect x="8" y="2" width="8" height="4" rx="1"/>',
);
export const DuplicateIcon = /* @__PURE__ */ icon(
  '<path d="M15 12v6"/><path d="M12 15h6"/><rect width="14" height="14" x="8" y="8" rx="2" ry="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
);
