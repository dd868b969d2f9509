import { customType, timestamp } from './drizzle.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const regconfig = customType<{ data: string }>({ dataType: () => 'regconfig' });
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** As PostgreSQL writes it: ["from","until"). */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
