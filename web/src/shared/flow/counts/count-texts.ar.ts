import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { countTexts } from './count-texts.ts';

export default {
  canvas: 'المخطط وأعداد المتابعين. التنقل بين الخطوات بمفاتيح الأسهم.',
  followers: plural({
    zero: 'لا أحد هنا',
    one: 'متابع واحد هنا',
    two: 'متابعان هنا',
    few: '{n} متابعين هنا',
    many: '{n} متابعًا هنا',
    other: '{n} متابع هنا',
  }),
  came: plural({
    zero: 'لا يصل أحد إلى هنا',
    one: 'يصل متابع واحد إلى هنا، {share}',
    two: 'يصل متابعان إلى هنا، {share}',
    few: 'يصل {n} متابعين إلى هنا، {share}',
    many: 'يصل {n} متابعًا إلى هنا، {share}',
    other: 'يصل {n} متابع إلى هنا، {share}',
  }),
  inDanger: plural({
    zero: 'لا خطر محتمل',
    one: 'خطر محتمل على شخص',
    two: 'خطر محتمل على شخصين',
    few: 'خطر محتمل على {n} أشخاص',
    many: 'خطر محتمل على {n} شخصًا',
    other: 'خطر محتمل على {n} شخص',
  }),
  waitingForYou: plural({
    zero: 'لا أحد في انتظارك',
    one: 'شخص في انتظارك',
    two: 'شخصان في انتظارك',
    few: '{n} أشخاص في انتظارك',
    many: '{n} شخصًا في انتظارك',
    other: '{n} شخص في انتظارك',
  }),
  stuck: plural({
    zero: 'لا متعثر',
    one: 'متعثر واحد',
    two: 'متعثران',
    few: '{n} متعثرين',
    many: '{n} متعثرًا',
    other: '{n} متعثر',
  }),
} satisfies Translation<typeof countTexts>;
