/** Views of the page, each with its own address. */
export const simulatorViews = ['population', 'walk', 'tests'] as const;
export type SimulatorView = (typeof simulatorViews)[number];

export const readView = (search: URLSearchParams): SimulatorView =>
  simulatorViews.find((view) => view === search.get('view')) ?? 'population';
