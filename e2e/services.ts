import type { Page } from 'playwright-core';
import { call } from './support.ts';

/** The parts of a page by what they are called, for stories that read like what somebody does. */
export const partsOf = (page: Page) => ({
  heading: (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name }).waitFor(),
  button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  link: (name: string | RegExp) => page.getByRole('link', { name, exact: true }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  text: (words: string | RegExp) => page.getByText(words).first().waitFor(),
});

export const nextYear = new Date().getUTCFullYear() + 1;

export interface Range {
  from: number;
  to: number;
}
export interface Location {
  id: string;
  name: string;
  zone: string;
  week: Range[][];
  holidaysOf: string | null;
  days: { day: string; ranges: Range[] }[];
  rooms: { name: string; seats: number }[];
}
export interface Service {
  id: string;
  name: string;
  durations: number[];
  seats: number;
  givenBy: string;
  needsRoom: boolean;
  hosts: { full_name: string; weight: number }[];
  questions: { kind: string; text: string }[];
  reminderMinutes: number[];
  maxPerDay: number | null;
}

/** As it is kept now, by its name. */
export async function savedService(page: Page, location: string, name: string): Promise<Service> {
  const { data } = await call<{ data: Service[] }>(page, 'GET', `locations/${location}/services`);
  return call<Service>(page, 'GET', `services/${data.find((service) => service.name === name)?.id}`);
}
