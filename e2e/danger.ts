import type { BrowserContext, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { call, type OpenSite, phone, register, visit } from './support.ts';

/** Phones of a file's people; they are put away after each story. */
export function phonesOn(site: () => OpenSite) {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  return async (options: object = {}): Promise<{ page: Page; context: BrowserContext }> => {
    const context = await site().browser.newContext({ reducedMotion: 'reduce', ...phone, ...options });
    contexts.push(context);
    return { page: await context.newPage(), context };
  };
}

export interface Words {
  url: string;
  program: string;
  hand: string;
  next: string;
  help: RegExp;
  thanks: string;
}
export const english = (site: OpenSite): Words => ({
  url: site.url,
  program: 'Better sleep',
  hand: 'Send my answers',
  next: 'Next',
  help: /You’re not alone/,
  thanks: 'Thank you. We’ve received your answers.',
});
export const arabic = (site: OpenSite): Words => ({
  url: site.clinicUrl,
  program: 'نوم أفضل',
  hand: 'إرسال إجاباتي',
  next: 'التالي',
  help: /لست وحدك/,
  thanks: 'شكرًا. وصلتنا إجاباتك.',
});

/** Somebody new who follows a program that looks at mood. */
export async function begin(
  site: OpenSite,
  page: Page,
  { url, program }: Words,
  email: string,
): Promise<string> {
  await register(page, site, url, email);
  const { data } = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog?per_page=50');
  const id = data.find(({ title }) => title === program)?.id;
  if (!id) throw new Error(`There is no ${program}: ${data.map(({ title }) => title).join(', ')}`);
  await call(page, 'POST', `programs/${id}/enrollments`, {
    facts: { age: 34, sex: null, signs: [] },
    zone: 'Europe/Berlin',
    consent: true,
  });
  return id;
}

export const praise =
  /Well done|Nice work|Enjoy the rest|You made it|days? in a row|Half ?way|Badges|أحسنت|استمتع|أكملت البرنامج|الشارات/;
export const seenOn = async (page: Page, path: string): Promise<string> => {
  await visit(page, path);
  return page.locator('body').innerText();
};
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
