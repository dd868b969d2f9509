import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { headlineTexts } from './headline-texts.ts';

export default {
  stuck: '{who} يتعثرون {when} عند {step}: {why}.',
  stuckNowhere: '{who} يتعثرون {when}: {why}.',
  failed: '{who} ينتهون مبكرًا عند {step}.',
  cameFrom: 'معظمهم قادمون من {step}، ولا ينجزها {share} ممن يصلون إليها.',
  left: '{who} ينقطعون قبل النهاية.',
  ranThrough: '{who} يبلغون النهاية دون إنجاز معظم مهامهم.',
  nothingAsked: '{who} يبلغون النهاية دون إنجاز أي شيء: لا مهام لهم في البرنامج.',
  atOnce:
    '{who} يبلغون النهاية خلال يوم. إن كان ذلك مبكرًا، فالسبب قد يكون انتظارًا ناقصًا أو شروطًا تؤدي إلى النهاية مباشرة.',
  finished: '{who} يكملون البرنامج، ونصفهم خلال {time}.',
  underWay: '{who} ما زالوا مستمرين بعد {time}، دون توقف طويل لأحد.',
  missedMost: 'أكثر ما يفوت هو {step}: لا ينجزها {share} ممن يصلون إليها.',
  week1: 'في الأسبوع الأول',
  week2: 'في الأسبوع الثاني',
  week3: 'في الأسبوع الثالث',
  week4: 'في الأسبوع الرابع',
  week5: 'في الأسبوع الخامس',
  week6: 'في الأسبوع السادس',
  weekLater: 'في الأسبوع {number}',
  'waits-for-change': 'لا يستوفون شروط أي خطوة تالية',
  'held-by-modules': 'وحدة متكررة بلا نهاية تمنعهم من الإكمال',
  'too-much-happens': 'يحدث لهم الكثير حتى أوقفنا العدّ',
  'no-way-on': 'لا خطوة تالية لهم',
  'step-limit': 'يدورون في حلقة',
  'nothing-to-do': 'لا شيء مطلوب',
} satisfies Translation<typeof headlineTexts>;
