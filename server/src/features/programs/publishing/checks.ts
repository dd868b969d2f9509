import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import type { VersionPage } from '@regimen/contract/program-texts.ts';
import type { DraftTexts } from '@regimen/contract/programs.ts';
import type { Check, CheckName, TestedAi, UnreviewedItem } from '@regimen/contract/publishing.ts';
import { isAboutSafety, type Problem } from '@regimen/engine/check.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { itemKindOf } from '@regimen/engine/steps/traits.ts';
import type { Found } from './check-program.ts';
import type { ComposedPart } from './compose-program.ts';

/** What is looked at before anything is published. Pure. */
export interface Checked {
  page: VersionPage;
  parts: readonly ComposedPart[];
  problems: Found;
  /** As they are written, complete or not. */
  written: DraftTexts;
  /** Those of the site. */
  locales: readonly Locale[];
  hasLink: boolean;
  /** Simulated runs kept as tests, and those of them that passed on exactly what would be published. */
  tests: { all: number; passed: number };
  /** Agents and AI modules with their tests. */
  ai: readonly TestedAi[];
  /** Items with drafted texts that nobody has reviewed. */
  unreviewed: readonly UnreviewedItem[];
}

const said = (name: CheckName, result: Check['result'], about: string | null = null, count = 0): Check => ({
  name,
  result,
  about,
  count,
});

export function checksOf(checked: Checked): Check[] {
  const { page, parts, problems, hasLink } = checked;
  const texts = Object.values(page.texts);
  return [
    said('texts', texts.length > 0 ? 'ok' : 'stop'),
    ...(texts.length > 0 ? languageChecks(checked) : []),
    said('protocols', parts.length > 0 ? 'ok' : 'stop', null, parts.length),
    ...parts.flatMap((part) => partChecks(part, problems.get(part.id) ?? [])),
    ...reviewChecks(checked),
    testsCheck(checked),
    ...checked.ai.flatMap(aiCheck),
    said('outcomes', texts.some(({ outcomes }) => outcomes.length > 0) ? 'ok' : 'advice'),
    said('signs', page.signs.length > 0 ? 'ok' : 'advice'),
    said('cover', page.cover ? 'ok' : 'advice'),
    ...(page.access === 'private' ? [said('link', hasLink ? 'ok' : 'advice')] : []),
  ];
}

export const isStopped = (checks: readonly Check[]): boolean =>
  checks.some(({ result }) => result === 'stop');

/** A language that is begun and not complete is left out; `count` tells it from one that is missing. */
function languageChecks({ page, written, locales }: Checked): Check[] {
  return locales.map((locale) => {
    const text = written[locale];
    const isBegun = text !== undefined && Boolean(text.title || text.summary || text.description);
    return said('language', page.texts[locale] ? 'ok' : 'advice', locale, isBegun ? 1 : 0);
  });
}

/** What was drafted in another language is published as well; its creator should know that nobody has read it. */
function reviewChecks({ page, parts, written, unreviewed }: Checked): Check[] {
  const pages = locales.flatMap((locale) => {
    const count = page.texts[locale] ? (written[locale]?.unreviewed ?? []).length : 0;
    return count > 0 ? [said('pageReviewed', 'advice', locale, count)] : [];
  });
  const items = parts.flatMap(({ id }) => {
    const count = unreviewed.filter(({ protocolId }) => protocolId === id).length;
    return count > 0 ? [said('itemsReviewed', 'advice', id, count)] : [];
  });
  return [...pages, ...items];
}

/** `count`: those that have not passed, or all where nothing stops. */
function testsCheck({ tests: { all, passed } }: Checked): Check {
  if (all === 0) return said('tests', 'advice');
  return passed < all ? said('tests', 'stop', null, all - passed) : said('tests', 'ok', null, all);
}

/** `count`: those that have not passed, or all. A module without any is only worth a look. */
function aiCheck({ protocolId, subject, all, red }: TestedAi): Check[] {
  const about = `${protocolId} ${subject}`;
  if (red.length > 0) return [said('aiTests', 'stop', about, red.length)];
  return [said('aiTests', all > 0 ? 'ok' : 'advice', about, all)];
}

function partChecks(part: ComposedPart, all: readonly Problem[]): Check[] {
  const problems = all.filter((problem) => !isAboutSafety(problem));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const services = part.document.nodes.filter((node) => isArranged(part.document, node)).length;
  const result = errors > 0 ? 'stop' : problems.length > 0 ? 'advice' : 'ok';
  return [
    said('problems', result, part.id, errors || problems.length),
    ...(part.rules.length > 0 ? [safetyCheck(part, all.filter(isAboutSafety))] : []),
    // Followers arrange it themselves and say so; the creator should know.
    ...(services > 0 ? [said('services', 'advice', part.id, services)] : []),
  ];
}

/** A step that books no service of ours. */
const isArranged = ({ items }: Protocol, { type, data }: FlowNode): boolean => {
  const item = items[data.selectedItem ?? ''];
  return itemKindOf(type) === 'service' && (item?.kind !== 'service' || item.service === undefined);
};

/** `count`: rules that are broken, else those that are not proven, else all. */
function safetyCheck({ id, rules }: ComposedPart, problems: readonly Problem[]): Check {
  const broken = problems.filter(({ severity }) => severity === 'error').length;
  if (broken > 0) return said('safety', 'stop', id, broken);
  if (problems.length > 0) return said('safety', 'advice', id, problems.length);
  return said('safety', 'ok', id, rules.length);
}
