import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const photoTexts = defineTexts(import.meta.url, {
  photo: 'Picture',
  optional: '(optional)',
  addPhoto: 'Choose a picture',
  changePhoto: 'Choose another picture',
  removePhoto: 'Remove picture',
  sendingPhoto: 'Uploading picture…',
  photoHelp: 'JPEG, PNG, WebP, GIF or AVIF. We shrink large pictures before uploading.',
  photoNotSent: 'The picture didn’t upload, so nothing was saved. Try again, or save without it.',
  photoUnreadable: 'We can’t read this file as a picture. Choose another one.',
});
