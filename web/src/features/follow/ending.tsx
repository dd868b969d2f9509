import type { Following } from '@regimen/contract/enrollments.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FlagIcon } from '../../ui/flow-icons.tsx';
import { ownDirection } from '../../ui/own-direction.ts';
import { isCalm } from './is-calm.ts';
import { texts } from './texts.ts';

const titles = { finished: 'finishedTitle', failed: 'failedTitle', withdrawn: 'withdrawnTitle' } as const;

/** How it ended, in the creator's own words where there are some. */
export function Ending({ following, onAgain }: { following: Following; onAgain: (() => void) | undefined }) {
  const t = useTexts(texts);
  const calm = isCalm(following, useInDanger());
  const { status, ending, can, program } = following;
  if (status !== 'finished' && status !== 'failed' && status !== 'withdrawn') return null;
  const words = ending?.message || (status === 'withdrawn' ? t('withdrawnHelp') : '');
  const isFirst = status === 'failed' || !(can.review || onAgain);
  const others = (
    <LinkButton to="/programs" look={isFirst ? 'primary' : 'quiet'}>
      {t('otherPrograms')}
    </LinkButton>
  );
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-6">
      <span
        className={`inline-flex size-12 items-center justify-center rounded-pill ${status === 'finished' && !calm ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-soft'}`}
      >
        <FlagIcon size={24} />
      </span>
      <h2 className="text-22">{t(calm && status === 'finished' ? 'overTitle' : titles[status])}</h2>
      {words && (
        <p dir="auto" className={`max-w-measure ${ownDirection} whitespace-pre-line`}>
          {words}
        </p>
      )}
      {calm ? (
        <>
          <p className="max-w-measure">{t('stillHere')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.helpNow}>{t('whomToCall')}</LinkButton>
            {/* Leaving was their own doing, and can be undone. */}
            {status === 'withdrawn' && onAgain && (
              <Button look="quiet" onClick={onAgain}>
                {t('again')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          {can.review && status !== 'failed' && (
            <LinkButton to={`/program/${program.id}#reviews`}>{t('review')}</LinkButton>
          )}
          {/* Whom a program has sent elsewhere is not led straight back into it. */}
          {status === 'failed' && others}
          {onAgain && (
            <Button look={can.review || status === 'failed' ? 'quiet' : 'primary'} onClick={onAgain}>
              {t(status === 'failed' ? 'startAgain' : 'again')}
            </Button>
          )}
          {status !== 'failed' && others}
        </div>
      )}
    </section>
  );
}
