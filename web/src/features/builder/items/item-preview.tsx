import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { photoUrl } from '../../../shared/photo/photo-url.ts';
import { AnswerSheet } from '../questions/answer-sheet.tsx';
import { ActivityPreview } from './preview/activity-preview.tsx';
import { AgentPreview } from './preview/agent-preview.tsx';
import { ChallengePreview } from './preview/challenge-preview.tsx';
import { KpiPreview } from './preview/kpi-preview.tsx';
import { NudgePreview } from './preview/nudge-preview.tsx';
import { OrderPreview } from './preview/order-preview.tsx';
import { previewTexts } from './preview/preview-texts.ts';

/** An item as the person who follows the program will see it. Questions can be answered; nothing is kept. */
export function ItemPreview({ item }: { item: Item }) {
  const t = useTexts(previewTexts);
  if (item.kind === 'nudge') return <NudgePreview item={item} />;
  if (item.kind === 'agent') return <AgentPreview item={item} />;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      {item.photo && (
        <img
          src={photoUrl(item.photo, 'medium')}
          alt=""
          className="aspect-video w-full bg-sunken object-cover"
        />
      )}
      <div className="grid gap-4 p-5">
        <div className="grid gap-1">
          <h3 className="text-18">
            <bdi>{item.name || t('unnamed')}</bdi>
          </h3>
          {saysMore(item) && (
            <p dir="auto" className="text-start text-ink-soft whitespace-pre-line">
              {item.description}
            </p>
          )}
        </div>
        <KindPreview item={item} />
        {item.source && (
          <p className="border-t border-line pt-3 text-12 text-ink-faint">
            {t('sourceOf', { title: item.source.title })}
          </p>
        )}
      </div>
    </article>
  );
}

function KindPreview({ item }: { item: Item }) {
  const locale = useLocale();
  switch (item.kind) {
    case 'activity':
      return <ActivityPreview item={item} />;
    case 'order':
      return <OrderPreview item={item} />;
    case 'challenge':
      return <ChallengePreview item={item} />;
    case 'assessment':
      return <AnswerSheet item={item} />;
    case 'kpi':
      return <KpiPreview item={item} />;
    case 'service':
      return <p className="text-14 text-ink-soft">{durationIn('minute', item.minutes, locale)}</p>;
    default:
      return null;
  }
}

/** A description that repeats the goal or the instructions is said once. */
const saysMore = (item: Item): boolean =>
  item.description !== '' &&
  !(item.kind === 'activity' && item.description === item.instructions) &&
  !(item.kind === 'challenge' && item.description === item.goal);
