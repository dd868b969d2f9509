import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { inboxTexts } from './inbox-texts.ts';

export default {
  joins: 'طلبتُ من {name}، من فريق برنامجك، الانضمام إلى محادثتنا ومواصلتها معك.',
  assigned: 'محادثة',
} satisfies Translation<typeof inboxTexts>;
