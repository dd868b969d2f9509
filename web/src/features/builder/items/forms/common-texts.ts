import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Fields that every item has. */
export const commonTexts = defineTexts(import.meta.url, {
  name: 'Name',
  description: 'Short description',
  descriptionHelp: 'What it is and how it helps.',
  optional: '(optional)',
  source: 'Source',
  sourceLead: 'If someone else created it: who, and why you may use it.',
  sourceTitle: 'Title and authors',
  sourceLicence: 'Licence or permission',
  sourceUrl: 'Web address',
  alert: 'Alert an expert when',
  alertBesideUrgent:
    'The rule for danger below already alerts an expert. This adds alerts for less serious answers.',
  alertLead: 'We alert an expert right away, whichever step asked for it.',
  urgent: 'The follower may be in danger when',
  urgentLead:
    'They see a calm page with your words and their country’s emergency numbers, and you’re alerted right away. Use an answer, a score or a band.',
  urgentLeadKpi:
    'They see a calm page with your words and their country’s emergency numbers, and you’re alerted right away. Use a reading.',
  urgentTitle: 'Heading they see',
  urgentText: 'What they should do now',
  urgentTextHelp: 'A few short, kind sentences. The emergency numbers appear below.',
  alertSaveFirst: 'Save this first, then you can set an alert.',
});
