import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const importTexts = defineTexts({
  title: { en: 'Import a protocol', ar: 'استيراد بروتوكول' },
  lead: {
    en: 'Choose a file that was exported here, or a FHIR R4 plan (PlanDefinition) of another system. It becomes a new protocol of yours; nothing you have is changed.',
    ar: 'اختر ملفًا صُدّر من هنا، أو خطة FHIR R4 ‏(PlanDefinition) من نظام آخر. تصبح بروتوكولًا جديدًا لك، ولا يتغيّر شيء مما لديك.',
  },
  choose: { en: 'Choose a file', ar: 'اختر ملفًا' },
  chooseOther: { en: 'Choose another file', ar: 'اختر ملفًا آخر' },
  file: { en: 'File', ar: 'الملف' },
  drop: { en: 'or drop it here', ar: 'أو أفلته هنا' },
  importing: { en: 'Importing “{name}”', ar: 'جارٍ استيراد «{name}»' },
  tooLarge: {
    en: 'This file is larger than {n} MB. Choose a smaller one.',
    ar: 'الملف أكبر من {n} ميغابايت. اختر ملفًا أصغر.',
  },
  unreadable: {
    en: 'This file could not be read. Choose it again.',
    ar: 'تعذّرت قراءة الملف. اختره من جديد.',
  },
  notJson: {
    en: 'This file is not JSON, so it cannot be a protocol. Choose a file that was exported here, or a FHIR plan as JSON.',
    ar: 'ليس هذا الملف JSON، فلا يمكن أن يكون بروتوكولًا. اختر ملفًا صُدّر من هنا، أو خطة FHIR بصيغة JSON.',
  },
  notJsonAt: {
    en: 'This file stops being JSON on line {line}. Mend it there and choose it again.',
    ar: 'يختل تنسيق JSON في السطر {line}. أصلحه هناك ثم اختر الملف من جديد.',
  },
  faults: plural({
    en: {
      one: 'Nothing was imported: one place in the file is wrong. Mend it and choose the file again.',
      other: 'Nothing was imported: {n} places in the file are wrong. Mend them and choose the file again.',
    },
    ar: {
      zero: 'لم يُستورد شيء.',
      one: 'لم يُستورد شيء: في الملف موضع واحد خاطئ. أصلحه ثم اختر الملف من جديد.',
      two: 'لم يُستورد شيء: في الملف موضعان خاطئان. أصلحهما ثم اختر الملف من جديد.',
      few: 'لم يُستورد شيء: في الملف {n} مواضع خاطئة. أصلحها ثم اختر الملف من جديد.',
      many: 'لم يُستورد شيء: في الملف {n} موضعًا خاطئًا. أصلحها ثم اختر الملف من جديد.',
      other: 'لم يُستورد شيء: في الملف {n} موضع خاطئ. أصلحها ثم اختر الملف من جديد.',
    },
  }),
  place: { en: 'Where', ar: 'الموضع' },
  wrong: { en: 'What is wrong', ar: 'الخطأ' },
  whole: { en: 'the whole file', ar: 'الملف كله' },
  done: { en: '“{name}” is imported.', ar: 'استُورد «{name}».' },
  notCarried: plural({
    en: {
      one: 'One thing in the file could not be carried over as it was. Look at it before you use the protocol.',
      other:
        '{n} things in the file could not be carried over as they were. Look at them before you use the protocol.',
    },
    ar: {
      zero: 'نُقل كل ما في الملف.',
      one: 'أمر واحد في الملف لم يُنقل كما كان. انظر فيه قبل استخدام البروتوكول.',
      two: 'أمران في الملف لم يُنقلا كما كانا. انظر فيهما قبل استخدام البروتوكول.',
      few: '{n} أمور في الملف لم تُنقل كما كانت. انظر فيها قبل استخدام البروتوكول.',
      many: '{n} أمرًا في الملف لم تُنقل كما كانت. انظر فيها قبل استخدام البروتوكول.',
      other: '{n} أمر في الملف لم تُنقل كما كانت. انظر فيها قبل استخدام البروتوكول.',
    },
  }),
  became: { en: 'What became of it', ar: 'ما صار إليه' },
  open: { en: 'Open the protocol', ar: 'افتح البروتوكول' },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  close: { en: 'Close', ar: 'إغلاق' },
});
