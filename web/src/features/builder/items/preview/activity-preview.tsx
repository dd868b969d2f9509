import { aboutMinutes } from '@regimen/contract/language/duration-phrases.ts';
import type { ActivityItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { ClockIcon } from '../../../../ui/icons.tsx';
import { AnswerSheet } from '../../questions/answer-sheet.tsx';
import { MockButton } from './mock-button.tsx';
import { previewTexts } from './preview-texts.ts';

export function ActivityPreview({ item }: { item: ActivityItem }) {
  const t = useTexts(previewTexts);
  const locale = useLocale();
  return (
    <>
      {item.minutes !== undefined && (
        <p className="flex items-center gap-1.5 text-14 text-ink-soft">
          <ClockIcon size={16} />
          {aboutMinutes(item.minutes, locale)}
        </p>
      )}
      {item.instructions ? (
        <p dir="auto" className="text-start whitespace-pre-line">
          {item.instructions}
        </p>
      ) : (
        <p className="text-ink-faint">{t('noInstructions')}</p>
      )}
      {(item.questions?.length ?? 0) > 0 && (
        <div className="border-t border-line pt-4">
          <AnswerSheet item={item} />
        </div>
      )}
      <MockButton>{t('done')}</MockButton>
    </>
  );
}
