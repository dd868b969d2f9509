import type { AccountState } from '@regimen/contract/account.ts';
import { guardPage } from '@regimen/contract/guards.ts';
import type { Page as Tab } from 'playwright-core';
import { alive } from '../../e2e/site.ts';
import { findPage, type Page, pages, patternOf } from '../../web/src/routes.ts';
import type { Place } from './page-addresses.ts';
import { type Visitor, visitors } from './r14-people.ts';
import { type Fault, findAxeFaults, findPolicyFaults, type watch } from './r14-watch.ts';
import { judgeOpened, judgeWords } from './r14-words.ts';

const themes = ['light', 'dark'] as const;
const widths = [360, 1366];

/** A page that is opened once, and looked at in each of its themes. */
export interface Cell {
  page: Page;
  visitor: Visitor;
  place: Place;
  width: number;
  themes: readonly (typeof themes)[number][];
}

/**
 * Every page × every visitor, everywhere, light and dark, wide and narrow; where the guard leads elsewhere, that is
 * tried once in each place, since it does not ask how wide a window is. The quick form opens each page for one of
 * those who see it, in turn here and there, light and dark, wide and narrow; and for those whom the guard leads
 * elsewhere one page of each kind of access.
 */
export function listCells(places: Place[], quick: boolean): Cell[] {
  if (!quick)
    return pages.flatMap((page) =>
      visitors.flatMap((visitor) => {
        const isShown = endOf(page, visitor, []) === page.path;
        return places.flatMap((place, index) =>
          widths
            .filter((_, turn) => isShown || turn === index % widths.length)
            .map((width) => ({ page, visitor, place, width, themes: isShown ? themes : themes.slice(0, 1) })),
        );
      }),
    );
  const looks = places.flatMap((place) =>
    widths.flatMap((width) => themes.map((theme) => ({ place, width, themes: [theme] }))),
  );
  let turn = 0;
  const ledAway = new Set<string>();
  return pages.flatMap((page) => {
    const byEnd = Map.groupBy(visitors, (visitor) => endOf(page, visitor, []));
    return [...byEnd].flatMap(([end, alike]) => {
      const kind = `${page.access} to ${end}`;
      if (end !== page.path && ledAway.has(kind)) return [];
      ledAway.add(kind);
      turn++;
      // 3 steps on, place, width and theme change alike.
      const [visitor, look] = [alike[turn % alike.length], looks[(turn * 3) % looks.length]];
      return visitor && look ? [{ page, visitor, ...look }] : [];
    });
  });
}

/** Pages that lead on by themselves once they see who came; every other shows what the guard let through. */
const leadsOn: Record<string, Partial<Record<AccountState, string>>> = {
  '/account/finish-registration': { registered: '/home' },
  '/verification/sent': { registered: '/verification/successfully' },
  // Where the demo's short link leads.
  '/s/{shortcode?}': { guest: '/programs', registered: '/programs' },
};

/** Where the guard leads in the end, by the route table alone. */
function endOf(page: Page, visitor: Visitor, publicPages: string[]): string {
  let path = page.path;
  for (let step = 0; step < 5; step++) {
    const verdict = guardPage(findPage(patternOf(path)) ?? page, { ...visitor, publicPages });
    if (verdict.kind === 'allow') return leadsOn[path]?.[visitor.state] ?? path;
    if (verdict.kind === 'fail') throw new Error(`${path}: ${verdict.message}`);
    path = verdict.to;
  }
  throw new Error(`${page.path}: the guard leads in a circle`);
}

const shownTo = new Set<string>();
const seen = new Set<string>();
let judged = 0;
export const wordsJudged = (): number => judged;

export async function checkCell(
  tab: Tab,
  watched: Awaited<ReturnType<typeof watch>>,
  cell: Cell,
  { publicPages, quick }: { publicPages: string[]; quick: boolean },
): Promise<Fault[]> {
  const { page, visitor, place, width } = cell;
  const faults: Fault[] = [];
  const add = (kind: Fault['kind'], words: string) => faults.push({ kind, words });
  await tab.setViewportSize({ width, height: width > 1000 ? 768 : 740 });
  await tab.emulateMedia({ colorScheme: cell.themes[0] ?? null, reducedMotion: 'reduce' });
  const address = place.addressOf(page.path, visitor.name);
  const expected = place.addressOf(endOf(page, visitor, publicPages), visitor.name);
  // A guest's page comes from the cache the third time, with a policy of another kind.
  for (let i = 0; i < 2 && visitor.state === 'guest' && expected === address; i++)
    await tab.goto(place.origin + address, { waitUntil: 'commit' });
  // Where many pages lead, it is enough to have looked around once.
  const known = quick && expected !== address && shownTo.has(`${expected} ${visitor.name}`);
  shownTo.add(`${expected} ${visitor.name}`);
  const response = await tab.goto(place.origin + address, {
    waitUntil: known ? 'commit' : 'domcontentloaded',
  });
  if (!known) await alive(tab).catch(() => add('other', 'its buttons never answered'));
  if (!quick) await tab.waitForLoadState('networkidle');

  const { origin, pathname } = new URL(tab.url());
  if (origin !== place.origin) add('off-site', `ended on ${tab.url()}`);
  if (pathname !== expected) add('other', `ended on ${pathname}, not ${expected}`);
  if (![200, 304].includes(response?.status() ?? 0)) add('other', `answered ${response?.status()}`);
  for (const words of response ? findPolicyFaults(response) : []) add('csp', words);
  const shown = quick ? page.path : `${pathname} ${visitor.name} ${place.locale} ${width}`;
  if (!known && !seen.has(shown)) {
    seen.add(shown);
    for (const theme of cell.themes) {
      await tab.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await tab.evaluate(settled);
      for (const words of await findAxeFaults(tab)) add('axe', `${theme}: ${words}`);
    }
    for (const words of [await judgeWords(tab), ...(quick ? [] : [await judgeOpened(tab)])]) {
      judged += words.judged;
      for (const strange of words.strange) add('words', strange);
      for (const tooLong of words.tooLong) add('other', tooLong);
    }
  }
  faults.push(...(await watched.take(place.origin)));
  return faults.map(({ kind, words }) => ({ kind, words: `${nameOf(cell)}: ${words}` }));
}

/**
 * In the browser: colours that change gradually have changed, and those that follow them. What goes on for ever, or goes by
 * how far somebody scrolls, is not waited for.
 */
async function settled(): Promise<void> {
  for (;;) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

export const nameOf = ({ page, visitor, place, width }: Cell): string =>
  `${page.path} by ${visitor.name}, ${place.locale} ${width}`;
