import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { factsTexts } from './facts-texts.ts';

export default {
  title: 'كم يستغرق البرنامج',
  minutes: plural({
    zero: 'لا يستغرق وقتًا في اليوم.',
    one: 'يستغرق نحو دقيقة واحدة في اليوم.',
    two: 'يستغرق نحو دقيقتين في اليوم.',
    few: 'يستغرق نحو {n} دقائق في اليوم.',
    many: 'يستغرق نحو {n} دقيقة في اليوم.',
    other: 'يستغرق نحو {n} دقيقة في اليوم.',
  }),
  weeks: plural({
    zero: 'مدته أقل من أسبوع.',
    one: 'مدته أسبوع واحد.',
    two: 'مدته أسبوعان.',
    few: 'مدته {n} أسابيع.',
    many: 'مدته {n} أسبوعًا.',
    other: 'مدته {n} أسبوع.',
  }),
  outcomes: 'ما يمكن توقعه',
  evidence: 'الأدلة التي يستند إليها',
} satisfies Translation<typeof factsTexts>;
