import { ENGLISH_BODY } from './en-body.ts';
import { ENGLISH_FRAMES, ENGLISH_SAYINGS } from './en-frames.ts';
import { ENGLISH_LISTS } from './en-lists.ts';
import { ENGLISH_MIND } from './en-mind.ts';
import { ENGLISH_VIOLENCE } from './en-violence.ts';
import type { Tables } from './language.ts';

export const ENGLISH: Tables = {
  lists: ENGLISH_LISTS,
  danger: { 'self-harm': ENGLISH_MIND, body: ENGLISH_BODY, violence: ENGLISH_VIOLENCE },
  sayings: ENGLISH_SAYINGS,
  frames: ENGLISH_FRAMES,
};
