import { useTexts } from '../../i18n/use-texts.ts';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { ExampleLabel } from './example-label.tsx';
import { texts } from './texts.ts';

/** How a day in a program looks on a phone. */
export function ExampleTasks() {
  const t = useTexts(texts);
  const tasks = [
    { words: t('taskWalk'), note: t('taskWalkNote'), done: true },
    { words: t('taskDiary'), note: t('taskDiaryNote'), done: false },
    { words: t('taskLight'), note: t('taskLightNote'), done: false },
  ];
  return (
    <figure className="relative w-80 max-w-full rounded-[28px] border border-line bg-raised p-5 shadow-float">
      <figcaption className="flex items-start justify-between gap-3">
        <span>
          <span className="block font-semibold">{t('taskProgram')}</span>
          <span className="block text-14 text-ink-soft">{t('taskDay')}</span>
        </span>
        <ExampleLabel />
      </figcaption>
      <div aria-hidden="true" className="mt-4 flex gap-0.5">
        {Array.from({ length: 28 }, (_, day) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: 28 days stay 28 days
            key={day}
            className={`h-1.5 flex-1 rounded-pill ${day < 8 ? 'bg-primary' : day === 8 ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="mt-5 text-14 font-semibold text-ink-soft">{t('taskToday')}</p>
      <ul className="mt-2 grid gap-2">
        {tasks.map(({ words, note, done }) => (
          <li key={words} className="flex items-center gap-3 rounded-control border border-line p-3">
            <span
              className={`flex size-6 shrink-0 items-center justify-center rounded-pill ${done ? 'bg-primary-strong text-primary-on' : 'border-2 border-line-strong'}`}
            >
              {done && <CheckIcon size={14} />}
              {done && <span className="sr-only">{t('taskDone')}</span>}
            </span>
            <span className="min-w-0">
              <span className={`block leading-heading ${done ? 'text-ink-soft' : 'font-medium'}`}>
                {words}
              </span>
              <span className="block text-14 text-ink-soft">{note}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 rounded-control bg-primary-soft p-3 text-14 text-ink">{t('taskCheckIn')}</p>
    </figure>
  );
}
