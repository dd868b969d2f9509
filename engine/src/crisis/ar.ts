import { ARABIC_BODY } from './body.ar.ts';
import { ARABIC_FRAMES, ARABIC_SAYINGS } from './frames.ar.ts';
import type { Tables } from './language.ts';
import { ARABIC_LISTS } from './lists.ar.ts';
import { ARABIC_MIND } from './mind.ar.ts';
import { ARABIC_VIOLENCE } from './violence.ar.ts';

export const ARABIC: Tables = {
  lists: ARABIC_LISTS,
  danger: { 'self-harm': ARABIC_MIND, body: ARABIC_BODY, violence: ARABIC_VIOLENCE },
  sayings: ARABIC_SAYINGS,
  frames: ARABIC_FRAMES,
};
