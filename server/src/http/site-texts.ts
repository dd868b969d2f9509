import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What a site says of itself until it has words of its own; `{{brand}}` is filled in from its placeholders. */
export const siteTexts = defineTexts(import.meta.url, {
  headline: 'Expert advice you can follow every day',
  subline: 'Health programs by experts, one clear step at a time.',
  callToAction: 'Join {{brand}}',
  tagline: 'Health programs by experts, for everyday life.',
  footer: '{{brand}} helps you put expert advice into practice.',
});
