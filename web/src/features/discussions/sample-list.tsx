import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { useRevalidator } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sampleTexts } from './sample-texts.ts';
import { sampleDiscussions } from './samples.ts';
import { texts } from './texts.ts';

/** Says what is below and why, and offers to look again. */
export function SampleNotice({ title, children }: { title: string; children: string }) {
  const t = useTexts(texts);
  const { revalidate, state } = useRevalidator();
  return (
    <div role="status" className="mt-5 mb-3">
      <Notice tone="warning" title={title}>
        <p className="max-w-measure">{children}</p>
        <Button look="quiet" pending={state !== 'idle'} onClick={revalidate} className="mt-3">
          {t('tryAgain')}
        </Button>
      </Notice>
    </div>
  );
}

/** No links, no people, no dates: there is nothing behind a sample. */
export function SampleList() {
  const t = useTexts(sampleTexts);
  const locale = useLocale();
  return (
    <>
      <SampleNotice title={t('listTitle')}>{t('listText')}</SampleNotice>
      <ul>
        {sampleDiscussions(locale).map(({ id, title, body, category }) => (
          <li key={id} className="border-b border-line py-5 last:border-0">
            <h2 className="text-18">{title}</h2>
            <p className="mt-1.5 max-w-measure text-ink-soft">{body}</p>
            <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1.5">
              <Badge tone="warning">{t('sample')}</Badge>
              <Badge>{categoryTexts[locale][category]}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
