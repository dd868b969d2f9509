import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { SampleNotice } from './sample-list.tsx';
import { sampleTexts } from './sample-texts.ts';
import { sampleThread } from './samples.ts';
import { texts } from './texts.ts';

/** In place of a discussion that cannot be loaded. Nobody's name, no date, nothing to press but "try again". */
export function SampleThread() {
  const t = useTexts(sampleTexts);
  const shared = useTexts(texts);
  const locale = useLocale();
  const { discussion, answers } = sampleThread(locale);
  const mark = <Badge tone="warning">{t('sample')}</Badge>;
  return (
    <div>
      <PageHead title={t('oneTitle')} noIndex />
      <SampleNotice title={t('oneTitle')}>{t('oneText')}</SampleNotice>
      <article className="grid gap-5">
        <h1 className="text-28 md:text-36">{discussion.title}</h1>
        <p className="flex flex-wrap gap-2">
          {mark}
          <Badge>{categoryTexts[locale][discussion.category]}</Badge>
        </p>
        <SafeHtml html={discussion.html} className="text-18" />
      </article>
      <section aria-labelledby="answers-title" className="mt-8 grid gap-4">
        <h2 id="answers-title" className="text-22">
          {shared('answers', { n: answers.length })}
        </h2>
        {answers.map(({ id, html }) => (
          <div
            key={id}
            className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-5 md:p-6"
          >
            {mark}
            <SafeHtml html={html} />
          </div>
        ))}
      </section>
    </div>
  );
}
