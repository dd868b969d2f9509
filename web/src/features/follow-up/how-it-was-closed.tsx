import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { GivenLines } from '../../shared/person/given-lines.tsx';
import { givenLines } from '../../shared/person/given-words.ts';
import { storyTexts } from '../../shared/person/story-texts.ts';
import { Time } from '../../shell/time.tsx';
import { Notice } from '../../ui/notice.tsx';
import { followUpTexts } from './follow-up-texts.ts';

/** First of all about what is closed: who closed it and when, how, and whether that came too late for the program. */
export function HowItWasClosed({ followUp }: { followUp: OpenFollowUp }) {
  const t = useTexts(followUpTexts);
  const said = useTexts(storyTexts);
  const locale = useLocale();
  const { closedBy, closedAt, result, item, branches, story } = followUp;
  if (!closedBy || !closedAt) return <Notice>{t('isOver')}</Notice>;
  const branchName = (id: string) => branches.find((branch) => branch.id === id)?.name ?? id;
  const wasOver = story.endedAt !== null && story.endedAt < closedAt;
  const status = story.status;
  const isEnd = status === 'finished' || status === 'failed' || status === 'withdrawn';
  return (
    <Notice>
      <div className="grid gap-2">
        <p className="font-semibold">
          {t('closedBy', { name: closedBy.full_name })} · <Time at={closedAt} />
        </p>
        {result && <GivenLines lines={givenLines(result, item ?? undefined, branchName, said, locale)} />}
        {wasOver && isEnd && <p>{t(`${status}Before`)}</p>}
      </div>
    </Notice>
  );
}
