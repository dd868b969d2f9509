import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { scale, sheet, single, yesNo } from '@regimen/engine/examples/item-kinds.ts';
import { step } from '@regimen/engine/examples/write.ts';
import { inTreeOrder } from '@regimen/engine/graph.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';

type Said = Record<ContentLanguage, string>;
const said = (en: string, ar: string): Said => ({ en, ar });

const name = said('Your sleep history', 'تاريخ نومك');
const about = said(
  'Everything about your nights, so that the sleep window fits you. Take your time; we go on when you have sent it.',
  'كل شيء عن لياليك، حتى تناسبك نافذة النوم. خذ وقتك؛ نتابع حين ترسله.',
);

const howMuch = said('0: not at all. 10: as much as can be.', '0: لا شيء على الإطلاق. 10: إلى أقصى حد.');
const howMany = said('0: none. 10: ten or more.', '0: لا شيء. 10: عشرة أو أكثر.');
const howLong = said('0: less than one. 10: ten or more.', '0: أقل من سنة. 10: عشر سنوات أو أكثر.');

/** How long it is on purpose: experts like to know everything, and people do not like to be asked everything. */
function questionsIn(locale: ContentLanguage): Question[] {
  const often = [
    ['never', said('Never', 'أبدًا')],
    ['some', said('Some nights', 'بعض الليالي')],
    ['most', said('Most nights', 'معظم الليالي')],
  ] as const;
  const howOften = (id: string, text: Said): Question =>
    single(
      id,
      text[locale],
      often.map(([option, words], score) => [option, words[locale], score]),
    );
  const zeroToTen = (id: string, text: Said, ends: Said = howMuch): Question =>
    scale(id, text[locale], 0, 10, { help: ends[locale] });
  const yes = (id: string, text: Said): Question => yesNo(id, text[locale]);
  return [
    zeroToTen('years', said('For how many years have you slept badly?', 'منذ كم سنة ونومك سيئ؟'), howLong),
    yes('event', said('Did it begin with something that happened to you?', 'هل بدأ بشيء حدث لك؟')),
    yes('family', said('Does anybody in your family sleep badly?', 'هل في عائلتك من نومه سيئ؟')),
    howOften(
      'falling',
      said(
        'Do you lie awake for more than half an hour before you fall asleep?',
        'هل تبقى مستيقظًا أكثر من نصف ساعة قبل أن تنام؟',
      ),
    ),
    howOften('waking', said('Do you wake in the night and stay awake?', 'هل تستيقظ ليلًا وتبقى مستيقظًا؟')),
    howOften('early', said('Do you wake long before you have to?', 'هل تستيقظ قبل موعدك بكثير؟')),
    howOften('thoughts', said('Do thoughts keep you awake?', 'هل تبقيك الأفكار مستيقظًا؟')),
    howOften('pain', said('Does pain wake you?', 'هل يوقظك الألم؟')),
    howOften('bathroom', said('Do you get up to go to the bathroom?', 'هل تقوم إلى الحمّام؟')),
    howOften(
      'snoring',
      said('Has anybody heard you snore or stop breathing?', 'هل سمعك أحد تشخر أو يتوقف نفَسك؟'),
    ),
    howOften('legs', said('Do your legs feel restless in the evening?', 'هل تشعر بتململ في ساقيك مساءً؟')),
    howOften('dreams', said('Do bad dreams wake you?', 'هل توقظك أحلام مزعجة؟')),
    zeroToTen('dark', said('How dark is your bedroom?', 'كم غرفة نومك مظلمة؟')),
    zeroToTen('quiet', said('How quiet is it?', 'كم هي هادئة؟')),
    zeroToTen('warm', said('How warm is it?', 'كم هي دافئة؟')),
    yes(
      'partner',
      said('Do you share your bed, with somebody or with a pet?', 'هل يشاركك السرير أحد أو حيوان أليف؟'),
    ),
    howOften('screen', said('Do you look at a screen in bed?', 'هل تنظر إلى شاشة في السرير؟')),
    zeroToTen(
      'coffee',
      said('How many cups of coffee or tea do you drink after noon?', 'كم فنجان قهوة أو شاي تشرب بعد الظهر؟'),
      howMany,
    ),
    howOften('alcohol', said('Do you drink alcohol in the evening?', 'هل تشرب الكحول مساءً؟')),
    howOften('naps', said('Do you sleep by day?', 'هل تنام نهارًا؟')),
    yes('shifts', said('Do you work nights or changing shifts?', 'هل تعمل ليلًا أو بنوبات متغيرة؟')),
    yes('pills', said('Do you take anything to sleep?', 'هل تتناول شيئًا لتنام؟')),
    zeroToTen(
      'driving',
      said('How drowsy are you when you drive or work?', 'كم تشعر بالنعاس وأنت تقود أو تعمل؟'),
    ),
    zeroToTen('worry', said('How much do you worry about your sleep?', 'كم تقلق بشأن نومك؟')),
  ];
}

const historyItem = (locale: ContentLanguage): Item =>
  sheet(name[locale], about[locale], questionsIn(locale));

/**
 * The second version of Better sleep, as its expert meant it well: before the sleep window is set in the second week,
 * the whole history of somebody's sleep is asked for, without a deadline. `item` is the id its sheet goes by.
 */
export function withSleepHistory(before: Protocol, locale: ContentLanguage, item: string): Protocol {
  const asked = step('assessment', 'sleep-history', 'diary-week', name[locale], {
    item,
    description: about[locale],
  });
  const named = { ...asked, data: { ...asked.data, selectedItemName: name[locale] } } as FlowNode;
  const nodes = before.nodes.map((node) =>
    node.id === 'window' ? ({ ...node, parentId: asked.id } as FlowNode) : node,
  );
  return {
    ...before,
    nodes: inTreeOrder([...nodes, named]),
    items: { ...before.items, [item]: historyItem(locale) },
  };
}

export const noteOfSecondVersion: Record<ContentLanguage, string> = said(
  'Asks for the whole sleep history before the sleep window is set.',
  'يسأل عن تاريخ النوم كله قبل أن تُحدَّد نافذة النوم.',
);
