import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { manageTexts } from './manage-texts.ts';
import { texts } from './texts.ts';
import { useResume } from './use-resume.ts';

type Paused = Pick<EnrollmentCard, 'id' | 'program' | 'status' | 'pausedUntil'>;

/** Why nothing comes from some programs, until when, and the button that ends it. */
export function PausedPrograms({ programs }: { programs: readonly Paused[] }) {
  const paused = programs.filter(({ status }) => status === 'paused');
  if (paused.length === 0) return null;
  return (
    <div className="grid gap-3">
      {paused.map((each) => (
        <PausedNotice key={each.id} enrollment={each} />
      ))}
    </div>
  );
}

function PausedNotice({ enrollment }: { enrollment: Paused }) {
  return (
    <Notice>
      <p className="font-semibold">
        <Link to={paths.follow(enrollment.program.id)} className="hover:underline">
          <bdi>{enrollment.program.title}</bdi>
        </Link>
      </p>
      <PauseWords pausedUntil={enrollment.pausedUntil} />
      <GoOnNow enrollmentId={enrollment.id} />
    </Notice>
  );
}

export function PauseWords({ pausedUntil }: Pick<Paused, 'pausedUntil'>) {
  const t = useTexts(texts);
  if (pausedUntil === null) return <p>{t('pausedOpen')}</p>;
  return (
    <p>
      <WhenIn at={pausedUntil} onlyDay words={(when) => t('pausedUntil', { when })} />
    </p>
  );
}

export function GoOnNow({ enrollmentId }: { enrollmentId: string }) {
  const t = useTexts(manageTexts);
  const { revalidate } = useRevalidator();
  const [resume, resuming] = useResume(enrollmentId, () => void revalidate());
  return (
    <Button look="quiet" className="mt-3" pending={resuming} onClick={() => resume()}>
      {t('goOnNow')}
    </Button>
  );
}
