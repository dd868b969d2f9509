/** A step as a list of named parts in words, so that two of them can be laid side by side. */
import type { FlowNode, Protocol, WaitSettings, Window } from '@regimen/engine/protocol.ts';
import type { Translate } from '../../../i18n/define-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { formatNumber, translator } from '../../../i18n/translate.ts';
import { conditionWords } from './condition-words.ts';
import { durationWords } from './duration-words.ts';
import { quoted } from './isolate.ts';
import { stepTypeTexts, targetTexts } from './kind-texts.ts';
import { nameOfItem, nameOfStep } from './names.ts';
import { partTexts } from './part-texts.ts';
import { branchPlaces } from './references.ts';
import { clock, weekdayList } from './rule-words.ts';

export interface Part {
  key: string;
  label: string;
  /** Empty where there is nothing. */
  words: string;
  /** A text that people wrote, too long for the middle of a sentence. */
  long?: boolean;
}

type T = Translate<typeof partTexts>;
interface Speaking {
  protocol: Protocol;
  locale: Locale;
  t: T;
}

/** Every part that the step has or could have; `protocol` is the one it stands in. */
export function stepParts(node: FlowNode, protocol: Protocol, locale: Locale): Part[] {
  const t = translator(partTexts, locale);
  const speaking = { protocol, locale, t };
  const { data } = node;
  const part: MakePart = (key, words, long = false) => ({
    key,
    label: partTexts[key][locale],
    words,
    ...(long && { long }),
  });
  const { target, targetSuccess } = data.rules.jumpRule ?? {};
  return [
    part('type', stepTypeTexts[node.type][locale]),
    part('name', data.name),
    part('description', data.description ?? '', true),
    part('target', targetTexts[data.target][locale]),
    part('item', data.selectedItem === undefined ? '' : itemWords(data.selectedItem, speaking)),
    part('place', placeWords(node.parentId, speaking)),
    part('condition', conditionWords(data.nextStepCondition, protocol, locale, { node: node.id })),
    part(node.type === 'jump' ? 'jumpTo' : 'onFailure', target === undefined ? '' : goTo(target, speaking)),
    part('onSuccess', targetSuccess === undefined ? '' : goTo(targetSuccess, speaking)),
    ...windowParts(data.window, locale, part),
    ...settingParts(node, speaking, part),
  ];
}

type MakePart = (key: keyof typeof partTexts, words: string, long?: boolean) => Part;

const stepWords = (id: string, { protocol, locale, t }: Speaking): string => {
  const name = nameOfStep(protocol, id, locale);
  return name === null ? t('gone') : quoted(name, locale);
};
const goTo = (id: string, speaking: Speaking): string =>
  speaking.t('goTo', { step: stepWords(id, speaking) });
const placeWords = (parentId: string | null, speaking: Speaking): string =>
  parentId === null ? speaking.t('first') : speaking.t('afterStep', { step: stepWords(parentId, speaking) });
const itemWords = (id: string, { protocol, locale, t }: Speaking): string => {
  const name = nameOfItem(protocol, id, locale);
  return name === null ? t('itemGone') : quoted(name, locale);
};

function windowParts(window: Window | undefined, locale: Locale, part: MakePart): Part[] {
  const after = (minutes: number | undefined) =>
    minutes === undefined ? '' : durationWords(minutes, locale);
  return [
    part('late', after(window?.lateAfterMinutes)),
    part('expires', after(window?.expireAfterMinutes)),
    part('snoozes', window?.snoozes === undefined ? '' : formatNumber(locale, window.snoozes)),
  ];
}

function settingParts(node: FlowNode, speaking: Speaking, part: MakePart): Part[] {
  const { protocol, locale, t } = speaking;
  switch (node.type) {
    case 'population':
      return [part('who', conditionWords(node.data.settings.who, protocol, locale, { node: node.id }))];
    case 'kpi':
      return [part('success', t(node.data.settings?.successMeans ?? 'taken'))];
    case 'services':
      return [part('success', t(node.data.settings?.doneWhen ?? 'booked'))];
    case 'wait':
      return [part('waits', waitWords(node.data.settings, speaking))];
    case 'finish':
    case 'fail':
      return [part('message', node.data.settings?.message ?? '', true)];
    case 'ai': {
      const { prompt, branches, fallback, review, answerWithinMinutes } = node.data.settings;
      const places = branchPlaces(branches);
      const name = places.find(({ id }) => id === fallback)?.name;
      return [
        part('prompt', prompt, true),
        part(
          'branches',
          places.map((place) => quoted(place.name, locale)).join(locale === 'ar' ? '، ' : ', '),
        ),
        part('fallback', name ? quoted(name, locale) : t('itemGone')),
        part('review', t(review ? 'yes' : 'no')),
        part('answerWithin', durationWords(answerWithinMinutes ?? 60, locale)),
      ];
    }
    default:
      return [];
  }
}

function waitWords(settings: WaitSettings, speaking: Speaking): string {
  const { locale, t } = speaking;
  switch (settings.kind) {
    case 'for': {
      const { days = 0, hours = 0, minutes = 0 } = settings;
      const total = (days * 24 + hours) * 60 + minutes;
      return total === 0 ? t('noTime') : durationWords(total, locale);
    }
    case 'until': {
      const time = clock(settings.at_time, locale);
      const days = settings.at_week_days ?? [];
      return days.length === 0
        ? t('untilTime', { time })
        : t('untilDay', { days: weekdayList(days, locale), time });
    }
    case 'event':
      return t(settings.on === 'reading' ? 'untilReading' : 'untilAnswers', {
        item: itemWords(settings.item, speaking),
      });
  }
}
