import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const deleteTexts = defineTexts(import.meta.url, {
  title: 'Delete your account',
  lead: 'Read what goes and what stays. You can come back for {grace}. After that, no one can undo it.',
  privacySecurity: 'Privacy and security',
  goes: 'What we delete',
  stays: 'What stays without your name',
  staysHelp: 'Others rely on it. We replace your name, and nothing leads back to you.',
  followersTitle: plural({
    one: '{n} person follows your programs',
    other: '{n} people follow your programs',
  }),
  followersPast: 'People have followed your programs',
  followersText:
    'They keep what they follow and can finish it. No one new can join. If a team works with you, it goes on. If not, we tell your followers that no expert reads their answers any more.',
  exportTitle: 'Take your data along first',
  exportHelp: 'Get a copy of everything: a page to read, your files, and data other apps understand.',
  export: 'Get a copy of my data',
  leaveTitle: 'Ready to leave?',
  leaveHelp:
    'We sign you out everywhere, hide your public page at once, and email you. For {grace}, one click brings everything back.',
  leave: 'Delete my account',
  stay: 'Keep my account',
  sureTitle: 'Delete your account?',
  sureText:
    'We sign you out on all devices now. In {grace}, everything under “What we delete” is gone for good.',
  asked:
    'Your account will be deleted on {date}. To keep it, sign in before then and choose “Keep my account”.',
  pendingTitle: 'Your account will be deleted on {date}',
  pendingText:
    'Until then everything is still here, and only you see your public page. One click, and it stays.',
  keep: 'Keep my account',
});
