import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { heldTexts } from './held-texts.ts';

export default {
  quietNever: 'يقع في ساعات الهدوء، فلن يصلك.',
  quietLater: 'يقع في ساعات الهدوء، فيصلك {when}.',
  welcomeNever: 'يقع خارج الساعات المختارة لهذا البرنامج، فلن يصلك.',
  welcomeLater: 'يقع خارج الساعات المختارة لهذا البرنامج، فيصلك {when}.',
  changeQuiet: 'تغيير ساعات الهدوء',
} satisfies Translation<typeof heldTexts>;
