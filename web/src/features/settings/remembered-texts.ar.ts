import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { rememberedTexts } from './remembered-texts.ts';

export default {
  remembered: 'أجهزة لا يُطلب منها الرمز',
  rememberedHelp: 'اخترت عدم طلب الرمز على هذه الأجهزة. فقدت أحدها؟ يمكن طلب الرمز منه من جديد.',
  thisDevice: 'هذا الجهاز',
  ends: 'ينتهي',
  ask: 'طلب الرمز',
  askOn: 'طلب الرمز من جديد على {device}',
  asksAgain: 'سنطلب الرمز من جديد على {device}.',
} satisfies Translation<typeof rememberedTexts>;
