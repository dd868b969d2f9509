import { paths } from '../../../paths.ts';

/** What the address says: `?whatIf=<program>&asked=<one that was worked out>&change=<only those>`. */
export interface WhatIfAddress {
  program: string;
  asked: string;
  change: Change | '';
}

const changes = ['earlier', 'later', 'new', 'gone'] as const;
export type Change = (typeof changes)[number];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (value: string | null): string => (value !== null && uuid.test(value) ? value : '');

/** null: the address is not about this at all. */
export function readWhatIf(params: URLSearchParams): WhatIfAddress | null {
  if (!params.has('whatIf')) return null;
  const program = idIn(params.get('whatIf'));
  return {
    program,
    asked: program && idIn(params.get('asked')),
    change: changes.find((change) => change === params.get('change')) ?? '',
  };
}

export function whatIfPath({ program = '', asked = '', change = '' }: Partial<WhatIfAddress>): string {
  const query = new URLSearchParams({ whatIf: program });
  if (asked) query.set('asked', asked);
  if (asked && change) query.set('change', change);
  return `${paths.history}?${query}`;
}
