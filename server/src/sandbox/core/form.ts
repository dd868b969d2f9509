import type { Metadata } from './objects.ts';
import { invalid } from './refusal.ts';

/** What was sent: `items[0][price]=…` as a tree. Everything is text; nothing is `null`, which is sent as ''. */
export type Form = { [name: string]: string | Form };

const mostDeep = 8;
const mostFields = 500;
const longestText = 5_000;

export function parseForm(text: string): Form {
  const form: Form = Object.create(null);
  let fields = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    if (++fields > mostFields || path.length > mostDeep || value.length > longestText || value.includes('\0'))
      throw invalid('This is more than the sandbox takes in one request.', path[0] ?? '');
    put(form, path, value);
  }
  return form;
}

function put(form: Form, path: readonly string[], value: string): void {
  let at = form;
  for (const [depth, part] of path.entries()) {
    // `expand[]=…`, once for each.
    const name = part === '' && depth > 0 ? String(Object.keys(at).length) : part;
    if (depth === path.length - 1) at[name] = value;
    else {
      const inside = at[name];
      const next: Form = typeof inside === 'object' ? inside : Object.create(null);
      at[name] = next;
      at = next;
    }
  }
}

/** Reads fields by their paths, and refuses as Stripe does. */
export class Asked {
  readonly form: Form;
  private readonly path: string;
  constructor(form: Form, path = '') {
    this.form = form;
    this.path = path;
  }
  private nameOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }
  has(name: string): boolean {
    return this.form[name] !== undefined;
  }
  text(name: string): string | null {
    const value = this.form[name];
    if (typeof value === 'object') throw invalid('Invalid string', this.nameOf(name));
    return value === undefined || value === '' ? null : value;
  }
  needText(name: string): string {
    const value = this.text(name);
    if (value !== null) return value;
    const param = this.nameOf(name);
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  whole(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalid(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
  }
  /** Of money, or of things: above zero. */
  amount(name: string): number | null {
    const value = this.whole(name);
    if (value !== null && (value < 1 || value > 99_999_999))
      throw invalid('This value must be from 1 to 99999999.', this.nameOf(name), 'parameter_invalid_integer');
    return value;
  }
  needAmount(name: string): number {
    const value = this.amount(name);
    return value ?? Number(this.needText(name));
  }
  flag(name: string): boolean | null {
    const value = this.text(name);
    if (value === null || value === 'true' || value === 'false')
      return value === null ? null : value === 'true';
    throw invalid(`Invalid boolean: ${value}`, this.nameOf(name));
  }
  oneOf<const T extends string>(name: string, all: readonly T[]): T | null {
    const value = this.text(name);
    if (value === null || all.includes(value as T)) return value as T | null;
    throw invalid(`Invalid ${name}: must be one of ${all.join(', ')}`, this.nameOf(name));
  }
  currency(name = 'currency'): string {
    const value = this.needText(name).toLowerCase();
    if (!/^[a-z]{3}$/.test(value)) throw invalid(`Invalid currency: ${value}`, this.nameOf(name));
    return value;
  }
  in(name: string): Asked | null {
    const value = this.form[name];
    return typeof value === 'object' ? new Asked(value, this.nameOf(name)) : null;
  }
  all(name: string): Asked[] {
    const inside = this.in(name);
    return inside === null ? [] : Object.keys(inside.form).flatMap((key) => inside.in(key) ?? []);
  }
  texts(name: string): string[] {
    const inside = this.in(name);
    return inside === null ? [] : Object.keys(inside.form).flatMap((key) => inside.text(key) ?? []);
  }
  metadata(name = 'metadata'): Metadata {
    const inside = this.in(name);
    if (inside === null) return {};
    return Object.fromEntries(Object.keys(inside.form).map((key) => [key, inside.text(key) ?? '']));
  }
}
