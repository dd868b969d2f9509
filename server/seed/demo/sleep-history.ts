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
  'Everything about your sleep, so we can find the right sleep window for you. Take your time. We continue once you’ve sent it.',
  'كل شيء عن نومك، لنحدّد نافذة النوم المناسبة لك. خذ وقتك. نواصل بعد إرسال إجاباتك.',
);

type Ends = readonly [Said, Said];
const howMuch: Ends = [said('Not at all', 'إطلاقًا'), said('Extremely', 'إلى أقصى حد')];
const howMany: Ends = [said('None', 'لا شيء'), said('10 or more', '10 أو أكثر')];
const howLong: Ends = [said('Less than a year', 'أقل من سنة'), said('10 years or more', '10 سنوات أو أكثر')];

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
  const zeroToTen = (id: string, text: Said, [least, most]: Ends = howMuch): Question =>
    scale(id, text[locale], 0, 10, { minLabel: least[locale], maxLabel: most[locale] });
  const yes = (id: string, text: Said): Question => yesNo(id, text[locale]);
  return [
    zeroToTen('years', said('How many years have you slept badly?', 'منذ كم سنة ونومك سيئ؟'), howLong),
    yes('event', said('Did something that happened to you start it?', 'هل بدأ بشيء حدث لك؟')),
    yes('family', said('Does anyone in your family sleep badly?', 'هل في عائلتك من نومه سيئ؟')),
    howOften(
      'falling',
      said(
        'Does it take you more than 30 minutes to fall asleep?',
        'هل تحتاج إلى أكثر من 30 دقيقة حتى تنام؟',
      ),
    ),
    howOften('waking', said('Do you wake up at night and stay awake?', 'هل تستيقظ ليلًا وتبقى مستيقظًا؟')),
    howOften('early', said('Do you wake up long before you need to?', 'هل تستيقظ قبل موعدك بكثير؟')),
    howOften('thoughts', said('Do thoughts keep you awake?', 'هل تبقيك الأفكار مستيقظًا؟')),
    howOften('pain', said('Does pain wake you up?', 'هل يوقظك الألم؟')),
    howOften('bathroom', said('Do you get up at night to use the bathroom?', 'هل تقوم ليلًا إلى الحمّام؟')),
    howOften(
      'snoring',
      said('Has anyone heard you snore or stop breathing?', 'هل سمعك أحد تشخر أو يتوقف نفَسك؟'),
    ),
    howOften('legs', said('Do your legs feel restless in the evening?', 'هل تشعر بتململ في ساقيك مساءً؟')),
    howOften('dreams', said('Do bad dreams wake you up?', 'هل توقظك أحلام مزعجة؟')),
    zeroToTen('dark', said('How dark is your bedroom?', 'ما مدى ظلمة غرفة نومك؟')),
    zeroToTen('quiet', said('How quiet is it?', 'ما مدى هدوئها؟')),
    zeroToTen('warm', said('How warm is it?', 'ما مدى دفئها؟')),
    yes(
      'partner',
      said('Do you share your bed with someone or with a pet?', 'هل يشاركك السرير أحد أو حيوان أليف؟'),
    ),
    howOften('screen', said('Do you look at a screen in bed?', 'هل تنظر إلى شاشة في السرير؟')),
    zeroToTen(
      'coffee',
      said('How many cups of coffee or tea do you drink after noon?', 'كم فنجان قهوة أو شاي تشرب بعد الظهر؟'),
      howMany,
    ),
    howOften('alcohol', said('Do you drink alcohol in the evening?', 'هل تشرب الكحول مساءً؟')),
    howOften('naps', said('Do you nap during the day?', 'هل تنام نهارًا؟')),
    yes('shifts', said('Do you work nights or rotating shifts?', 'هل تعمل ليلًا أو بنوبات متغيرة؟')),
    yes('pills', said('Do you take anything to help you sleep?', 'هل تتناول شيئًا لتنام؟')),
    zeroToTen(
      'driving',
      said('How drowsy are you when you drive or work?', 'كم تشعر بالنعاس وأنت تقود أو تعمل؟'),
    ),
    zeroToTen('worry', said('How much do you worry about your sleep?', 'ما مقدار قلقك بشأن نومك؟')),
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
  'Asks for the full sleep history before setting the sleep window.',
  'يسأل عن تاريخ النوم كله قبل أن تُحدَّد نافذة النوم.',
);
