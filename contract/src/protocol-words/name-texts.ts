import { defineTexts } from '../language/define-texts.ts';

export const nameTexts = defineTexts(import.meta.url, {
  goneStep: 'a step that no longer exists',
  goneItem: 'an item that no longer exists',
  goneModule: 'a module that no longer exists',
});
