import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { AlertIcon, SuccessIcon } from '../../../ui/shell-icons.tsx';
import { testsTexts } from './tests-texts.ts';
import { hasPassed, isAtWork, type Tests } from './use-tests.ts';

/** How all tests stand together, and the button that runs them on the server. */
export function RunLine({ tests, canRun }: { tests: Tests; canRun: boolean }) {
  const t = useTexts(testsTexts);
  const { list, isRunning } = tests;
  if (!list || list.data.length === 0) return null;
  const all = list.data.length;
  const unproven = list.data.filter((test) => !hasPassed(test, list.state)).length;
  const done = list.data.filter((test) => !isAtWork(test)).length;
  const Icon = unproven === 0 ? SuccessIcon : AlertIcon;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="status" className="min-w-0 flex-1 basis-60">
        {isRunning ? (
          <>
            <p className="tabular-nums">{t('runningAll', { done, all })}</p>
            <ShareBar share={done / all} fill="bg-primary" className="mt-1.5 h-1.5 max-w-80 bg-line" />
          </>
        ) : (
          <p className="flex items-start gap-2.5 font-medium">
            <Icon
              className={`mt-0.5 shrink-0 ${unproven === 0 ? 'text-success-text' : 'text-danger-text'}`}
            />
            {unproven === 0 ? t('allPassed', { n: all }) : t('notAll', { n: unproven })}
          </p>
        )}
      </div>
      {canRun && unproven > 0 && (
        <Button look="quiet" pending={tests.isAsking || isRunning} onClick={tests.run}>
          {t('runAll')}
        </Button>
      )}
    </div>
  );
}
