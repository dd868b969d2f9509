/** Words of names that mean nothing without the next: عبد الله, أبو بكر. */
export const nameBeginnings: readonly string[] = ['عبد', 'أبو', 'ابو', 'أم', 'ام'];
