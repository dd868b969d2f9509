/** Our own look at a healing wound. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsWound: Dictionary = {
  'Photo of a wound or skin spot': 'صورة جرح أو بقعة جلدية',
  'A photo of a wound, scar or skin spot, its size, and signs of infection that can’t wait.':
    'صورة لجرح أو ندبة أو بقعة جلدية، وحجمها، وعلامات التهاب لا تنتظر.',
  'Please add a sharp photo, taken in daylight from about 20 cm away':
    'أضف صورة واضحة في ضوء النهار من مسافة 20 سم تقريبًا من فضلك',
  'How wide is it at its widest point?': 'كم عرضها في أوسع موضع؟',
  'When did you first notice it?': 'متى لاحظتها أول مرة؟',
  'Is it getting redder, hotter or more painful, is there pus, or do you have a fever?':
    'هل تزداد احمرارًا أو سخونة أو ألمًا أو قيحًا، أو هل لديك حمّى؟',
  'If so, please see a doctor today.': 'إن كان كذلك فراجع طبيبًا اليوم من فضلك.',
  'Has a mole or spot changed in shape, size or color, or does it bleed for no reason?':
    'هل تغيّر شكل شامة أو بقعة أو حجمها أو لونها، أو هل تنزف بلا سبب؟',
  'If so, please show it to a doctor soon.': 'إن كان كذلك فاعرضها على طبيب قريبًا من فضلك.',
};
