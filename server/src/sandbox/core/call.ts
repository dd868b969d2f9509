import type { Draft } from './draft.ts';
import type { Asked } from './form.ts';
import { asFields, type Fields, type Kind, type Kinds, type Row } from './objects.ts';
import { invalid } from './refusal.ts';

export type Call = (draft: Draft, asked: Asked, ...ids: string[]) => object;
/** By method and path, `{id}` standing for any name. */
export type Calls = Readonly<Record<string, Call>>;

/** The thing, which from now on decides whose clock is meant. */
export function at<K extends Kind>(draft: Draft, kind: K, id: string | undefined, param?: string): Row<K> {
  const row = draft.get(kind, id ?? null, param);
  draft.clock = row.clock;
  return row;
}

export const retrieve =
  (kind: Kind): Call =>
  (draft, _, id) =>
    show(draft, at(draft, kind, id).wire);

/** A list as the SDK pages through it; `by` are the fields that may be asked for. */
export const listing =
  (kind: Kind, url: string, by: readonly string[] = []): Call =>
  (draft, asked) => {
    const wanted = by.flatMap((name) => {
      const value = asked.text(name);
      return value === null ? [] : [[name, value] as const];
    });
    const made = asked.in('created');
    const [from, until] = [made?.whole('gte') ?? -Infinity, made?.whole('lte') ?? Infinity];
    return pageOf(draft, asked, url, (wire, row) => {
      const fields = asFields(wire);
      return (
        row.kind === kind &&
        (row.account === draft.account || kind === 'event') &&
        Number(fields.created) >= from &&
        Number(fields.created) <= until &&
        wanted.every(([name, value]) => String(fields[name]) === value)
      );
    });
  };

export function pageOf(
  draft: Draft,
  asked: Asked,
  url: string,
  fits: (wire: Kinds[Kind], row: Row) => boolean,
): Fields {
  const limit = asked.whole('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be from 1 to 100', 'limit');
  const after = asked.text('starting_after');
  const all = draft
    .rows()
    .filter((row) => fits(row.wire, row))
    .sort((one, other) => other.seq - one.seq);
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== null && start === 0)
    throw invalid(`No such object: '${after}'`, 'starting_after', 'resource_missing');
  const data = all.slice(start, start + limit).map(({ wire }) => show(draft, wire));
  return { object: 'list', url, has_more: all.length > start + limit, data };
}

/** What is only there for whoever asks for it. */
const onlyExpanded: Readonly<Record<string, string>> = {
  'checkout.session': 'line_items',
  invoice: 'payments',
};

/** As it is told: what follows from the time of day is worked out now. */
export function show(draft: Draft, wire: object): Fields {
  const fields = { ...asFields(wire) };
  if (fields.object === 'balance_transaction')
    fields.status = Number(fields.available_on) <= draft.now ? 'available' : 'pending';
  delete fields[onlyExpanded[String(fields.object)] ?? ''];
  return fields;
}
