import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const serviceTexts = defineTexts(import.meta.url, {
  label: 'Which service?',
  help: 'Yours, and those of everyone who works on this protocol.',
  choose: 'Choose a service…',
  none: 'None: people arrange it themselves',
  gone: 'A service that can’t be booked anymore',
  at: '{service} at {place}',
  loading: 'Loading services…',
  failed: 'We couldn’t load the services.',
  again: 'Try again',
  empty: 'No services yet. Create one, and people can book it here.',
  create: 'Create a service',
});
