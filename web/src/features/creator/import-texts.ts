import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const importTexts = defineTexts({
  title: { en: 'Import a protocol', ar: 'استيراد بروتوكول' },
  lead: {
    en: 'Choose a protocol file exported here, or a FHIR R4 plan (PlanDefinition) from another system. It becomes a new protocol. Your existing ones don’t change.',
    ar: 'ملف بروتوكول صُدّر من هنا، أو خطة FHIR R4 ‏(PlanDefinition) من نظام آخر. يُضاف كبروتوكول جديد دون تغيير في بروتوكولاتك الحالية.',
  },
  choose: { en: 'Choose a file', ar: 'اختيار ملف' },
  chooseOther: { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  file: { en: 'File', ar: 'الملف' },
  drop: { en: 'or drop it here', ar: 'أو إفلاته هنا' },
  importing: { en: 'Importing “{name}”', ar: 'جارٍ استيراد «{name}»' },
  tooLarge: {
    en: 'This file is larger than {n} MB. Choose a smaller one.',
    ar: 'الملف أكبر من {n} ميغابايت. يُرجى اختيار ملف أصغر.',
  },
  unreadable: {
    en: 'We couldn’t read this file. Choose it again.',
    ar: 'تعذّرت قراءة الملف. يُرجى اختياره من جديد.',
  },
  notJson: {
    en: 'This isn’t a JSON file. Choose a protocol exported here, or a FHIR plan in JSON.',
    ar: 'هذا ليس ملف JSON. يُرجى اختيار بروتوكول صُدّر من هنا، أو خطة FHIR بصيغة JSON.',
  },
  notJsonAt: {
    en: 'The JSON in this file breaks on line {line}. Fix it and choose the file again.',
    ar: 'يوجد خطأ JSON في السطر {line}. يُرجى إصلاحه واختيار الملف من جديد.',
  },
  faults: plural({
    en: {
      one: 'Nothing was imported. Fix the problem below in the file, then choose it again.',
      other: 'Nothing was imported. Fix the {n} problems below in the file, then choose it again.',
    },
    ar: {
      zero: 'لم يُستورد شيء.',
      one: 'لم يُستورد شيء. في الملف مشكلة واحدة يجب إصلاحها قبل اختياره من جديد.',
      two: 'لم يُستورد شيء. في الملف مشكلتان يجب إصلاحهما قبل اختياره من جديد.',
      few: 'لم يُستورد شيء. في الملف {n} مشكلات يجب إصلاحها قبل اختياره من جديد.',
      many: 'لم يُستورد شيء. في الملف {n} مشكلة يجب إصلاحها قبل اختياره من جديد.',
      other: 'لم يُستورد شيء. في الملف {n} مشكلة يجب إصلاحها قبل اختياره من جديد.',
    },
  }),
  place: { en: 'Where', ar: 'الموضع' },
  wrong: { en: 'Problem', ar: 'المشكلة' },
  whole: { en: 'Whole file', ar: 'الملف كله' },
  done: { en: '“{name}” imported', ar: 'تم استيراد «{name}»' },
  notCarried: plural({
    en: {
      one: '1 part of the file couldn’t be imported as it was. Review it before you use the protocol.',
      other:
        '{n} parts of the file couldn’t be imported as they were. Review them before you use the protocol.',
    },
    ar: {
      zero: 'استُورد كل ما في الملف.',
      one: 'جزء واحد من الملف لم يُستورد كما كان. تلزم مراجعته قبل استخدام البروتوكول.',
      two: 'جزآن من الملف لم يُستوردا كما كانا. تلزم مراجعتهما قبل استخدام البروتوكول.',
      few: '{n} أجزاء من الملف لم تُستورد كما كانت. تلزم مراجعتها قبل استخدام البروتوكول.',
      many: '{n} جزءًا من الملف لم تُستورد كما كانت. تلزم مراجعتها قبل استخدام البروتوكول.',
      other: '{n} جزء من الملف لم تُستورد كما كانت. تلزم مراجعتها قبل استخدام البروتوكول.',
    },
  }),
  became: { en: 'What happened', ar: 'ما حدث' },
  open: { en: 'Open protocol', ar: 'فتح البروتوكول' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  close: { en: 'Close', ar: 'إغلاق' },
});
