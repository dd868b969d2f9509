import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { measureTexts } from './measure-texts.ts';

export default {
  finished: 'المتابعون الذين يكملون',
  ranThrough: 'المتابعون الذين يبلغون النهاية فقط',
  stopped: 'المتابعون الذين ينقطعون',
  failed: 'المتابعون الذين ينتهي برنامجهم مبكرًا',
  withdrawn: 'المتابعون الذين يعلنون مغادرتهم',
  stuck: 'المتابعون الذين يتعثرون',
  underWay: 'المتابعون المستمرون عند النهاية',
  daysToFinish: 'وسيط الأيام حتى الإكمال',
  promptsInADay: 'أكثر المهام والتوجيهات في يوم',
  promptsInAWeek: 'المهام والتوجيهات أسبوعيًا لكل متابِع',
  expertMinutesPerFollower: 'دقائق الخبراء لكل متابِع',
  expertTasksRanOut: 'مهام الخبراء التي تنقضي دون إجابة',
  reached: 'المتابعون الذين يصلون إلى خطوة',
  reachedStep: 'المتابعون الذين يصلون إلى «{name}»',
  daysInStep: 'وسيط الأيام في خطوة',
  daysInThatStep: 'وسيط الأيام في «{name}»',
  kpiInTarget: 'أصحاب القراءات المنتهون ضمن هدف مؤشر',
  kpiInItsTarget: 'أصحاب القراءات المنتهون ضمن هدف «{name}»',
  gone: 'عنصر محذوف',
  atLeast: 'على الأقل',
  atMost: 'على الأكثر',
  expectsAtLeast: '{label}: {value} على الأقل',
  expectsAtMost: '{label}: {value} على الأكثر',
  unknown: 'غير معروف',
} satisfies Translation<typeof measureTexts>;
