import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Why a group cannot be made as it was asked for. */
export const groupTexts = defineTexts(import.meta.url, {
  notSeen: plural({
    one: '{names} hasn’t chosen to be seen by the others in this group. Write to them on their own.',
    other:
      '{names} haven’t chosen to be seen by the others in this group. Write to each of them on their own.',
  }),
});
