import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { bellTexts } from './bell-texts.ts';

export default {
  notifications: 'الإشعارات',
  unread: plural({
    zero: 'الإشعارات، لا جديد فيها',
    one: 'الإشعارات، {n} غير مقروء',
    two: 'الإشعارات، {n} غير مقروءين',
    few: 'الإشعارات، {n} إشعارات غير مقروءة',
    many: 'الإشعارات، {n} إشعارًا غير مقروء',
    other: 'الإشعارات، {n} إشعار غير مقروء',
  }),
  loading: 'جارٍ التحميل…',
} satisfies Translation<typeof bellTexts>;
