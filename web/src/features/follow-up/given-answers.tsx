import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { FileIcon } from '../../ui/icons.tsx';
import { type GivenLine, givenLines } from './given-words.ts';
import { storyTexts } from './story-texts.ts';

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
              <dl className="grid gap-2 pb-3">
                {lines.map((line) => (
                  <Line key={`${line.label} ${line.words}`} line={line} />
                ))}
              </dl>
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

function Line({ line: { label, words, file } }: { line: GivenLine }) {
  return (
    <div>
      {label && (
        <dt className="text-14 text-ink-soft">
          <bdi>{label}</bdi>
        </dt>
      )}
      <dd className="wrap-anywhere">{file ? <FileLink name={file} words={words} /> : <bdi>{words}</bdi>}</dd>
    </div>
  );
}

/** A file has an address only for some minutes: it is asked for when it is wanted. */
function FileLink({ name, words }: { name: string; words: string }) {
  const [open, opening] = useAction(async () => {
    const { url } = await api('GET uploads/{name}/link', { params: { name } });
    window.open(url, '_blank', 'noopener');
  });
  return (
    <button
      type="button"
      aria-disabled={opening || undefined}
      className="inline-flex min-h-9 items-center gap-1.5 text-primary-text underline-offset-4 hover:underline"
      onClick={open}
    >
      <FileIcon size={16} />
      {words}
    </button>
  );
}
