/** Our own look at a healing wound. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsWound: Dictionary = {
  'Picture of a wound or skin spot': 'صورة جرح أو بقعة جلدية',
  'A picture of a wound, scar or skin spot, its size, and signs of infection that cannot wait.':
    'صورة لجرح أو ندبة أو بقعة جلدية، وحجمها، وعلامات التهاب لا تنتظر.',
  'Please add a sharp picture in daylight, from about 20 cm':
    'أضف صورة واضحة في ضوء النهار من نحو 20 cm من فضلك',
  'How wide is it at its widest?': 'كم عرضها في أوسع موضع؟',
  'Since when have you had it?': 'منذ متى وهي لديك؟',
  'Is it getting redder, hotter, more painful or full of pus, or do you have a fever?':
    'هل تزداد احمرارًا أو سخونة أو ألمًا أو قيحًا، أو هل لديك حمّى؟',
  'If so, please see a doctor today.': 'إن كان كذلك فراجع طبيبًا اليوم من فضلك.',
  'Has a mole or spot changed its shape, size or colour, or does it bleed by itself?':
    'هل تغيّر شكل شامة أو بقعة أو حجمها أو لونها، أو هل تنزف من تلقاء نفسها؟',
  'If so, please have it looked at soon.': 'إن كان كذلك فاعرضها على طبيب قريبًا من فضلك.',
};
