import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { quotedItem } from '@regimen/contract/protocol-words/names.ts';
import { clockWords, weekdayList } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { WaitSettings } from '@regimen/engine/protocol.ts';
import type { Speaking } from '../protocol-words/part.ts';

export function waitWords(settings: WaitSettings, speaking: Speaking): string {
  const { locale, t } = speaking;
  switch (settings.kind) {
    case 'for': {
      const { days = 0, hours = 0, minutes = 0 } = settings;
      const total = (days * 24 + hours) * 60 + minutes;
      return total === 0 ? t('noTime') : durationWords(total, locale);
    }
    case 'until': {
      const time = clockWords(settings.at_time, locale);
      const days = settings.at_week_days ?? [];
      return days.length === 0
        ? t('untilTime', { time })
        : t('untilDay', { days: weekdayList(days, locale), time });
    }
    case 'event':
      return t(settings.on === 'reading' ? 'untilReading' : 'untilAnswers', {
        item: quotedItem(speaking.protocol, settings.item, speaking.locale),
      });
  }
}
