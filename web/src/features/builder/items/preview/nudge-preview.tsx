import type { NudgeItem } from '@regimen/engine/items.ts';
import { placeholdersIn } from '@regimen/engine/placeholders.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { photoUrl } from '../../../../shared/photo/photo-url.ts';
import { useSite } from '../../../../shell/use-shell.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { BellIcon } from '../../../../ui/shell-icons.tsx';
import { useKnownProtocol } from '../known-items.tsx';
import { MockButton } from './mock-button.tsx';
import { previewTexts } from './preview-texts.ts';
import { sampleNudge } from './sample-nudge.ts';

type Channel = NudgeItem['channel'];

/** A nudge in each of the places where it can arrive; its own first. */
export function NudgePreview({ item }: { item: NudgeItem }) {
  const t = useTexts(previewTexts);
  const locale = useLocale();
  const { items } = useKnownProtocol();
  const [shown, setShown] = useState<Channel>(item.channel);
  const [own, setOwn] = useState(item.channel);
  if (own !== item.channel) {
    setOwn(item.channel);
    setShown(item.channel);
  }
  const told = sampleNudge(item, items, locale);
  const View = { 'in-app': InApp, email: Email, push: Push }[shown];
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={t('channels')}
        hideLabel
        value={shown}
        onChange={setShown}
        choices={[
          { value: 'in-app', label: t('inApp') },
          { value: 'email', label: t('email') },
          { value: 'push', label: t('push') },
        ]}
      />
      {placeholdersIn(`${item.title} ${item.body}`).length > 0 && (
        <p className="text-14 text-ink-soft">{t('sampleValues')}</p>
      )}
      <View item={item} title={told.title || t('noTitle')} body={told.body || t('noBody')} />
    </div>
  );
}

interface ViewProps {
  item: NudgeItem;
  title: string;
  body: string;
}

function InApp({ item, title, body }: ViewProps) {
  const t = useTexts(previewTexts);
  return (
    <article className="flex items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-float">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-primary-text">
        <BellIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <bdi className="font-semibold">{title}</bdi>
          <span className="shrink-0 text-12 text-ink-faint">{t('now')}</span>
        </p>
        <p dir="auto" className="text-start text-ink-soft whitespace-pre-line">
          {body}
        </p>
        {item.photo && (
          <img
            src={photoUrl(item.photo, 'medium')}
            alt=""
            className="mt-3 aspect-video w-full rounded-control bg-sunken object-cover"
          />
        )}
      </div>
    </article>
  );
}

function Email({ item, title, body }: ViewProps) {
  const t = useTexts(previewTexts);
  const { name: brand } = useSite();
  return (
    <article className="overflow-hidden rounded-card border border-line bg-sunken">
      <header className="border-b border-line bg-raised px-4 py-3 text-14 text-ink-soft">
        <p>{t('mailFrom', { brand })}</p>
        <p>{t('mailTo')}</p>
        <p className="mt-1 text-16 font-semibold text-ink">
          <bdi>{title}</bdi>
        </p>
      </header>
      <div className="m-4 grid gap-4 rounded-card bg-raised p-5">
        {item.photo && (
          <img
            src={photoUrl(item.photo, 'medium')}
            alt=""
            className="aspect-video w-full rounded-control object-cover"
          />
        )}
        <p dir="auto" className="text-start whitespace-pre-line">
          {body}
        </p>
        <MockButton>{t('openProgram')}</MockButton>
      </div>
    </article>
  );
}

/** A lock screen: two lines of each, then the telephone cuts off. */
function Push({ title, body }: ViewProps) {
  const t = useTexts(previewTexts);
  const { name: brand } = useSite();
  return (
    <section
      aria-label={t('lockScreen')}
      className="mx-auto grid w-full max-w-72 content-start gap-6 rounded-[2rem] border-4 border-ink-faint bg-primary-soft px-3 pt-10 pb-16"
    >
      <p aria-hidden="true" className="text-center text-36 font-semibold text-primary-text tabular-nums">
        9:41
      </p>
      <article className="rounded-card bg-raised p-3">
        <p className="flex items-baseline justify-between gap-3 text-12 text-ink-soft">
          <span className="truncate">{brand}</span>
          <span>{t('now')}</span>
        </p>
        <p className="line-clamp-1 text-14 font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p dir="auto" className="line-clamp-3 text-start text-14 text-ink-soft">
          {body}
        </p>
      </article>
    </section>
  );
}
