/** Every line of the built-in items in Arabic. */
import type { Dictionary } from '../../human-texts.ts';

export const ARABIC: Dictionary = {};
