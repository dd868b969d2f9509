import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { waitTexts } from './wait-texts.ts';

export default {
  ask: 'لا يوجد وقت مناسب؟',
  help: 'يمكن الانضمام إلى قائمة الانتظار. عند توفر وقت في هذه الأيام نحفظه لك ساعتين ونُعلمك بذلك.',
  fromDay: 'من',
  untilDay: 'حتى',
  join: 'الانضمام إلى قائمة الانتظار',
  joined: 'تمت إضافتك إلى قائمة الانتظار، وسيصلك إشعار عند توفر وقت.',
  joinedOne: 'تمت إضافتك إلى قائمة الانتظار. إن توفر مكان نحفظه لك ساعتين ونُعلمك بذلك.',
  seeList: 'عرض قائمة الانتظار',
} satisfies Translation<typeof waitTexts>;
