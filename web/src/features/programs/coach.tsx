import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { sessionBegan } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { programTexts } from './program-texts.ts';

/** Whom one asks about the program, before following it too: a visitor becomes a temporary user by this press. */
export function Coach({ programId }: { programId: string }) {
  const t = useTexts(programTexts);
  const viewer = useViewer();
  const navigate = useNavigate();
  const [begin, beginning] = useAction(async () => {
    await api('POST auth/temporary');
    await sessionBegan();
    await navigate(paths.agent(programId));
  });
  return (
    <section
      aria-labelledby="coach-title"
      className="grid gap-3 rounded-card border border-line bg-raised p-4"
    >
      <h2 id="coach-title" className="text-16 font-semibold">
        {t('coach')}
      </h2>
      <p className="text-ink-soft">{t(viewer ? 'coachHelp' : 'coachHelpGuest')}</p>
      {viewer ? (
        <LinkButton look="quiet" to={paths.agent(programId)}>
          {t('ask')}
        </LinkButton>
      ) : (
        <Button look="quiet" pending={beginning} onClick={() => begin()}>
          {t('tryCoach')}
        </Button>
      )}
    </section>
  );
}
