import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { GivenLines } from '../../shared/person/given-lines.tsx';
import { givenLines } from '../../shared/person/given-words.ts';
import { storyTexts } from '../../shared/person/story-texts.ts';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { Time } from '../../shell/time.tsx';

/** What the follower, or an expert, handed in before; newest first, each can be opened. */
export function GivenAnswers({ followUp }: { followUp: OpenFollowUp }) {
  const t = useTexts(storyTexts);
  const locale = useLocale();
  const { protocol, story, branches } = followUp;
  if (story.answers.length === 0) return <p className="text-ink-soft">{t('noAnswers')}</p>;
  const branchName = (id: string) => branches.find((branch) => branch.id === id)?.name ?? id;
  return (
    <ul className="grid gap-1.5">
      {story.answers.map(({ taskId, name, kind, item, byExpert, closedAt, result }, index) => {
        const about = item === null ? undefined : protocol.items[item];
        const lines = givenLines(result, about, branchName, t, locale);
        return (
          <li key={taskId}>
            <details open={index === 0} className="rounded-control border border-line bg-raised px-3">
              <summary className="min-h-11 cursor-pointer py-2.5 leading-heading">
                <bdi className="font-medium">{name}</bdi>{' '}
                <span className="text-14 text-ink-soft">
                  {byExpert && `${t(kind === 'alert' ? 'looked' : 'byExpert')} · `}
                  <Time at={closedAt} />
                </span>
              </summary>
              <div className="pb-3">
                <GivenLines lines={lines} />
              </div>
              <WhyButton
                noAction
                about={name}
                question={[
                  'GET history/runs/{id}/why',
                  {
                    params: { id: followUp.enrollmentId },
                    query: { task: taskId },
                  },
                ]}
                className="-ms-2 mb-1"
              />
            </details>
          </li>
        );
      })}
    </ul>
  );
}
