import { ApiError } from '@regimen/contract/client.ts';
import type { GuardianQuestion } from '@regimen/contract/guardian-consents.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { guardianTexts } from './guardian-texts.ts';

/** From the mail to a guardian: what they are asked, and their yes or no, without an account. */
export function GuardianLink({ token }: { token: string }) {
  const t = useTexts(guardianTexts);
  const [question, setQuestion] = useState<GuardianQuestion | null>(null);
  const [dead, setDead] = useState(false);
  // Also between reading and answering: somebody else may have been asked since.
  const show = async (asked: Promise<GuardianQuestion>) => {
    try {
      setQuestion(await asked);
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return setDead(true);
      throw error;
    }
  };
  const [look] = useAction(() => show(api('POST guardian-consents/look', { body: { token } })));
  const first = useRef(look);
  useEffect(() => {
    void first.current();
  }, []);
  const [answer, answering] = useAction((granted: boolean) =>
    show(api('POST guardian-consents/answer', { body: { token, granted } })),
  );
  return (
    <>
      <PageHead title={t('pageTitle')} noIndex />
      {dead ? (
        <DeadLink />
      ) : question === null ? (
        <PageTitle title={t('pageTitle')} lead={t('loading')} />
      ) : question.state === 'asked' ? (
        <Asked question={question} pending={answering} onAnswer={answer} />
      ) : (
        <Answered question={question} pending={answering} onRevoke={() => answer(false)} />
      )}
    </>
  );
}

interface AskedProps {
  question: GuardianQuestion;
  pending: boolean;
  onAnswer: (granted: boolean) => void;
}

function Asked({ question, pending, onAnswer }: AskedProps) {
  const { person, program } = question;
  const t = useTexts(guardianTexts);
  const creator = program.creator.full_name;
  return (
    <>
      <PageTitle title={t('title', { person })} lead={t('lead', { person })} />
      <div className="grid gap-5">
        <section className="rounded-card border border-line bg-raised p-4">
          <h2 className="text-18 wrap-anywhere">
            <bdi>{program.title}</bdi>
          </h2>
          <p className="text-14 text-ink-soft">{t('by', { creator })}</p>
          <p dir="auto" className="mt-2 text-start">
            {program.summary}
          </p>
          <p className="mt-2">
            <Text to={paths.program(program.id)}>{t('about')}</Text>
          </p>
        </section>
        <div className="grid gap-2">
          <p className="font-medium">{t('keeps')}</p>
          <Agreed question={question} />
          <p className="text-ink-soft">{t('noDoctor')}</p>
          <p className="text-ink-soft">{t('back')}</p>
          <p className="text-ink-soft">
            {rich(t('texts'), {
              privacy: (words) => <Text to="/privacy">{words}</Text>,
              terms: (words) => <Text to="/terms-of-service">{words}</Text>,
            })}
          </p>
          <p className="text-14 text-ink-soft">{t('kept')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button pending={pending} onClick={() => onAnswer(true)}>
            {t('agree')}
          </Button>
          <Button look="quiet" pending={pending} onClick={() => onAnswer(false)}>
            {t('refuse')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Everything that is agreed to, a sentence each. */
function Agreed({ question: { person, program, keeps } }: { question: GuardianQuestion }) {
  const t = useTexts(guardianTexts);
  const locale = useLocale();
  const named = (names: readonly string[]) =>
    listWords(
      names.map((name) => quoted(name, locale)),
      locale,
      'conjunction',
    );
  const sentences = [
    t('mayFollow', { person }),
    t('keepsDone', { person }),
    keeps.readings.length > 0 && t('keepsReadings', { person, names: named(keeps.readings) }),
    keeps.answers.length > 0 && t('keepsAnswers', { person, names: named(keeps.answers) }),
    keeps.files.length > 0 && t('keepsFiles', { person, names: named(keeps.files) }),
    t('reminds', { person }),
    t('who', { creator: program.creator.full_name, person }),
    t('profile', { person }),
  ].filter((sentence) => sentence !== false);
  return (
    <ul className="list-disc ps-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** In a page of its own: the answer is still to come here. */
const Text = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-primary-text underline underline-offset-4">
    {children}
  </a>
);

interface AnsweredProps {
  question: GuardianQuestion;
  pending: boolean;
  onRevoke: () => void;
}

/** May appear in place of the buttons just pressed, so the focus goes there. */
function DeadLink() {
  const t = useTexts(guardianTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageTitle title={t('deadTitle')} lead={t('deadLead')} />
    </div>
  );
}

/** Appears in place of the buttons just pressed, so the focus goes there. */
function Answered({ question: { state, person, program }, pending, onRevoke }: AnsweredProps) {
  const t = useTexts(guardianTexts);
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (state === 'asked') return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageTitle title={t(`${state}Title`)} lead={t(`${state}Lead`, { person })} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.program(program.id)} look="quiet">
          {t('about')}
        </LinkButton>
        {state === 'granted' && (
          <Button look="plain" className="px-3" onClick={() => setAsking(true)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('revokeTitle')}
        text={t('revokeText', { person })}
        keep={t('keep')}
        confirm={t('revoke')}
        pending={pending}
        onConfirm={() => {
          setAsking(false);
          onRevoke();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
