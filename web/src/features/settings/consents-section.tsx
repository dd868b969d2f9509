import type { Consent, ConsentDocument } from '@regimen/contract/consents.ts';
import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { securityTexts } from './security-texts.ts';

/** A privacy notice is shown to people: signing up asks nobody to agree to it. */
const documents = {
  'terms-of-service': {
    name: 'terms',
    to: '/terms-of-service',
    sure: 'sureTerms',
    no: 'takeBack',
    yes: { badge: 'agreed', on: 'agreedOn', button: 'agree' },
  },
  privacy: {
    name: 'privacy',
    to: '/privacy',
    sure: 'surePrivacy',
    no: 'object',
    yes: { badge: 'shown', on: 'shownOn', button: 'haveRead' },
  },
} as const satisfies Record<ConsentDocument, object>;

/** What one agreed to or refused, and when. */
export function ConsentsSection({
  first,
  programs,
}: {
  first: readonly Consent[];
  programs: readonly EnrollmentCard[];
}) {
  const t = useTexts(securityTexts);
  const [consents, setConsents] = useState(first);
  const [refused, setRefused] = useState<ConsentDocument | null>(null);
  const [answer, answering] = useAction(async (document: ConsentDocument, granted: boolean) => {
    setConsents((await api('POST consents', { body: { document, granted } })).data);
    setRefused(null);
  });
  return (
    <SettingsSection title={t('consents')} help={t('consentsHelp')}>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        {consents.map((consent) => (
          <Row
            key={consent.document}
            consent={consent}
            pending={answering}
            onAgree={() => answer(consent.document, true)}
            onRefuse={() => setRefused(consent.document)}
          />
        ))}
        {programs.map((enrollment) => (
          <ToProgram key={enrollment.id} enrollment={enrollment} />
        ))}
      </ul>
      {programs.length > 0 && <p className="max-w-measure text-14 text-ink-soft">{t('takeBackHelp')}</p>}
      <ConfirmDialog
        open={refused !== null}
        title={refused ? t(documents[refused].sure) : ''}
        text={t('sureText')}
        keep={t('keepAnswer')}
        confirm={t(refused ? documents[refused].no : 'refuse')}
        pending={answering}
        onConfirm={() => refused && answer(refused, false)}
        onClose={() => setRefused(null)}
      />
      {consents.some(({ answers: [last] }) => last?.granted === false) && (
        <p className="max-w-measure text-14 text-ink-soft">{t('refusedHelp')}</p>
      )}
    </SettingsSection>
  );
}

/** What was agreed to on joining; leaving takes it back. */
function ToProgram({ enrollment }: { enrollment: EnrollmentCard }) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const zone = useClockZone();
  const { program, status, consentedAt, endedAt } = enrollment;
  const on = (at: string) => longDate(locale, Date.parse(at), zone);
  const hasLeft = status === 'withdrawn' && endedAt !== null;
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={paths.follow(program.id)}
          className="font-medium text-primary-text underline underline-offset-4"
        >
          <bdi>{program.title}</bdi>
        </Link>
        <Badge tone={hasLeft ? 'neutral' : 'success'}>{t(hasLeft ? 'takenBack' : 'agreed')}</Badge>
      </p>
      <p className="text-14 text-ink-soft">
        {t('agreedOn', { date: on(consentedAt) })}
        {hasLeft && ` ${t('leftOn', { date: on(endedAt) })}`}
      </p>
    </li>
  );
}

interface RowProps {
  consent: Consent;
  pending: boolean;
  onAgree: () => void;
  onRefuse: () => void;
}

function Row({ consent: { document, isOpen, answers }, pending, onAgree, onRefuse }: RowProps) {
  const t = useTexts(securityTexts);
  const { name, to, yes, no } = documents[document];
  const [last] = answers;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={to} className="font-medium text-primary-text underline underline-offset-4">
            {t(name)}
          </Link>
          {!last && <Badge tone="warning">{t('notAnswered')}</Badge>}
          {last && isOpen && <Badge tone="warning">{t('changedSince')}</Badge>}
          {last && !isOpen && (
            <Badge tone={last.granted ? 'success' : 'neutral'}>
              {t(last.granted ? yes.badge : 'refused')}
            </Badge>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {(isOpen || !last?.granted) && (
            <Button look="quiet" className="min-h-9! px-3!" pending={pending} onClick={onAgree}>
              {t(yes.button)}
            </Button>
          )}
          {(isOpen || last?.granted) && (
            <Button look="plain" className="min-h-9! px-3!" pending={pending} onClick={onRefuse}>
              {t(last?.granted ? no : 'refuse')}
            </Button>
          )}
        </div>
      </div>
      {answers.length > 0 && <Answers answers={answers} grantedOn={yes.on} />}
    </li>
  );
}

function Answers({ answers, grantedOn }: Pick<Consent, 'answers'> & { grantedOn: 'agreedOn' | 'shownOn' }) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const zone = useClockZone();
  const words = answers.map(({ granted, at }) => ({
    at,
    text: t(granted ? grantedOn : 'refusedOn', { date: longDate(locale, Date.parse(at), zone) }),
  }));
  if (words.length === 1) return <p className="text-14 text-ink-soft">{words[0]?.text}</p>;
  return (
    <details className="text-14 text-ink-soft">
      <summary className="min-h-8 cursor-pointer">{words[0]?.text}</summary>
      <ul className="grid gap-1 ps-4 pt-1">
        {words.slice(1).map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
