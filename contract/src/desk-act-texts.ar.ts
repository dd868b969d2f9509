import type { deskActTexts } from './desk-act-texts.ts';
import type { Translation } from './language/define-texts.ts';

export default {
  taken: 'استلام «{about}»',
  takenOver: 'تولّي «{about}»',
  released: 'إلغاء إسناد «{about}»',
  assigned: 'إسناد «{about}» إلى {name}',
  assignedToSomeone: 'إسناد «{about}» إلى زميل',
  snoozed: 'تأجيل «{about}»',
  woken: 'إنهاء تأجيل «{about}»',
  closed: 'تأكيد الاطلاع على «{about}»',
} satisfies Translation<typeof deskActTexts>;
