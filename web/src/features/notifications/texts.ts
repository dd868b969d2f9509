import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  lead: 'News from your programs and the people in them.',
  views: 'Views',
  all: 'All',
  unread: 'Unread',
  settings: 'Settings',
  more: 'Show older',
  moreAbout: plural({ one: '{n} more about {program}', other: '{n} more about {program}' }),
  unreadOfThem: plural({ one: '{n} unread', other: '{n} unread' }),
  noneUnread: 'You’re all caught up',
  noneUnreadHelp: 'New notifications appear here and under the bell.',
  toTasks: 'See my tasks',
  endTitle: 'Stop these emails?',
  endLead:
    'You won’t get any more emails like the one you came from. You can turn them back on in your {brand} settings.',
  end: 'Stop these emails',
  endedTitle: 'You won’t get these emails anymore',
  endedLead: 'Done. Everything still appears under the bell when you visit {brand}.',
  toSettings: 'Open settings',
});
