/** When a step is taken, above its card: as many lines as it needs, the whole text in its title. */
export const entryChipClass =
  'line-clamp-4 w-fit min-w-0 rounded-[11px] border border-line bg-surface px-2 py-0.5 text-center text-12 leading-4 text-ink-soft text-balance';
