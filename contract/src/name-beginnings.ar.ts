/** Words of names that mean nothing without the next: عبد الله, أبو بكر. */
export const nameBeginnings: readonly string[] = ['عبد', 'أبو', 'ابو', 'أم', 'ام'];

/** What stands before a name and is none. */
export const nameTitles: readonly string[] = [
  'د',
  'أد',
  'دكتور',
  'دكتورة',
  'الدكتور',
  'الدكتورة',
  'الأستاذ',
  'الأستاذة',
  'السيد',
  'السيدة',
];
