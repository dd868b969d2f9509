import type { PrivacySection } from './privacy-section-texts.ts';

/**
 * Whose the rows of a table are, and so what becomes of them when somebody takes their data along, leaves, or joins two
 * accounts. Every table is claimed by one feature; a test compares the claims with PostgreSQL's catalogue.
 */
export interface Table {
  /** The heading of the privacy page that speaks of the health data in it. */
  health: PrivacySection | 'none';
  /** The column that says whose a row is. */
  person?: string;
  /** What becomes of a person's rows when their account is erased. */
  erased?: Erased;
  /** The table whose row this one belongs to: it is exported with it, and goes with it. */
  partOf?: string;
  /** Columns that name people besides; they are emptied when those are erased, or hold an id that leads nowhere then. */
  names?: string[];
  /** Columns with people in them that a merge of two accounts changes from one to the other. */
  merged?: string[];
  /** Whether people get their rows when they take their data along. */
  exported: boolean;
  /** Columns that no export shows: secrets, and what is worked out from the others. */
  hidden?: string[];
  /** Of those, what only says once more what another column says: no secret, so the archive's page may show it. */
  derived?: string[];
  /** Of rows with a file: the column with its name, and where it lies; an export takes it along. */
  file?: { column: string; keyOf(tenantId: string, name: string): string };
  /** What others need of it stays with the pseudonym: its feature hands it over before the account goes. */
  handedOver?: true;
}

/**
 * `removed`: the row goes with the account. `swept`: the hourly work removes it, with its file. `nameless`: it stays,
 * and nobody's name is on it. `pseudonym`: it stays with an author, whose account has become a pseudonym.
 */
export type Erased = 'removed' | 'swept' | 'nameless' | 'pseudonym';

export type Tables = Readonly<Record<string, Table>>;

/** Each table has one feature that answers for it. */
export function tablesOf(features: readonly { tables?: Tables }[]): Tables {
  const all: Record<string, Table> = {};
  for (const { tables = {} } of features)
    for (const [name, table] of Object.entries(tables)) {
      if (name in all) throw new Error(`Two features claim the table ${name}.`);
      all[name] = table;
    }
  return all;
}
