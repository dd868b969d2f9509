import { clockWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { ChallengeItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { controlClass } from '../../../../ui/field.tsx';
import { CameraIcon } from '../../../../ui/icons.tsx';
import { MockButton } from './mock-button.tsx';
import { previewTexts } from './preview-texts.ts';

const mostDots = 31;

export function ChallengePreview({ item }: { item: ChallengeItem }) {
  const t = useTexts(previewTexts);
  const locale = useLocale();
  const dots = Math.min(Math.max(1, item.days), mostDots);
  return (
    <>
      <p dir="auto" className="text-start text-18 font-medium">
        {item.goal}
      </p>
      <div className="grid gap-2">
        <p className="text-14 text-ink-soft">{t('dayOf', { n: 1, of: item.days })}</p>
        <div aria-hidden="true" className="flex flex-wrap gap-1.5">
          {Array.from({ length: dots }, (_, day) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal dots
              key={day}
              className={`size-4 rounded-pill border ${day === 0 ? 'border-primary-line bg-primary-soft' : 'border-line-strong'}`}
            />
          ))}
        </div>
        <p className="text-14 text-ink-soft">
          {item.goalDays ? t('needed', { n: item.goalDays }) : t('everyDay')}
          <span aria-hidden="true"> · </span>
          {t('opensAt', { time: clockWords(item.opensAt, locale) })}
        </p>
      </div>
      {(item.proof === 'text' || item.proof === 'number') && (
        <input
          type="text"
          readOnly
          aria-label={t(item.proof === 'text' ? 'proofText' : 'proofNumber')}
          placeholder={t(item.proof === 'text' ? 'proofText' : 'proofNumber')}
          className={`${controlClass} min-h-11`}
        />
      )}
      {item.proof === 'photo' && (
        <span className="inline-flex min-h-11 w-fit items-center gap-2 rounded-control border border-dashed border-line-strong px-4 text-ink-soft">
          <CameraIcon />
          {t('proofPhoto')}
        </span>
      )}
      <MockButton>{t('done')}</MockButton>
    </>
  );
}
