import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { reminderTexts } from './reminder-texts.ts';

export default {
  byTeam: 'أرسل لك أحد أعضاء فريق هذا البرنامج هذا التذكير.',
  putOff: 'أجّلتها وطلبت التذكير بها في هذا الوقت.',
  stillOpen: 'كانت ما تزال مفتوحة. الموعد النهائي: {deadline}.',
  noDeadline: 'ليس لها موعد نهائي، لذلك لا نرسل تذكيرًا بها.',
  tooShort: 'مدتها أقل من 3 ساعات، لذلك نرسل إشعارًا واحدًا عنها فقط.',
  dealtWithYou: 'أُغلقت {when}، فلم تكن هناك حاجة إلى تذكير.',
  dealtWithThey: 'أُغلقت {when}، فلم تكن هناك حاجة إلى تذكير.',
  otherTime: 'كان وقت التذكير قد فات، أو لم يحن بعد.',
} satisfies Translation<typeof reminderTexts>;
