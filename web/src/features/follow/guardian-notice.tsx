import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { guardianTexts } from './guardian-texts.ts';

/** They have not left by themselves, and joining again is not theirs alone to decide. */
export const isEndedByGuardian = ({ guardian, status }: EnrollmentCard): boolean =>
  status === 'withdrawn' && (guardian?.state === 'refused' || guardian?.state === 'revoked');

/** Nothing has begun, and nobody knows when it will: there is no first day, and nobody to be among. */
export const isWaitingForGuardian = ({ guardian, status }: EnrollmentCard): boolean =>
  status === 'waiting' && guardian?.state === 'asked';

/** Nothing is done and nothing is missed: there is no praise for having caught up. */
export const onlyWaitsForGuardian = (programs: readonly EnrollmentCard[]): boolean =>
  programs.length > 0 && programs.every(isWaitingForGuardian);

/** Where they look first: which programs wait for somebody else's yes. */
export function WaitingForGuardian({ programs }: { programs: readonly EnrollmentCard[] }) {
  const { revalidate } = useRevalidator();
  return programs
    .filter(isWaitingForGuardian)
    .map((each) => (
      <GuardianNotice key={each.id} following={each} program={each.program.title} onChanged={revalidate} />
    ));
}

interface GuardianNoticeProps {
  following: EnrollmentCard;
  /** Its name, where several may be meant. */
  program?: string;
  onChanged: () => void;
}

/** For a minor: whom the program waits for, with a way to ask again or somebody else; or what they said. */
export function GuardianNotice({ following, program, onChanged }: GuardianNoticeProps) {
  const t = useTexts(guardianTexts);
  const [open, setOpen] = useState(false);
  const { guardian } = following;
  const form = useForm<'email'>(async ({ email }) => {
    await api('POST enrollments/{id}/guardian', { params: { id: following.id }, body: { email } });
    showFlash({ tone: 'success', message: t('sent') });
    setOpen(false);
    onChanged();
  });
  if (!guardian || guardian.state === 'granted') return null;
  if (guardian.state !== 'asked')
    return isEndedByGuardian(following) ? (
      <Notice title={t(guardian.state === 'refused' ? 'refusedTitle' : 'revokedTitle')}>
        <p>{t('endedLead')}</p>
      </Notice>
    ) : null;
  if (!isWaitingForGuardian(following)) return null;
  return (
    <Notice title={t('waitingTitle')}>
      {program !== undefined && (
        <p className="font-medium wrap-anywhere">
          <bdi>{program}</bdi>
        </p>
      )}
      <p className="wrap-anywhere">
        {rich(t('waitingLead', { email: guardian.email }), {
          email: (words) => <bdi className="font-medium">{words}</bdi>,
        })}
      </p>
      {open ? (
        <div className="mt-4">
          <Form
            form={form}
            actions={
              <>
                <Button type="submit" look="quiet" pending={form.pending}>
                  {t('send')}
                </Button>
                <Button look="plain" className="px-3" onClick={() => setOpen(false)}>
                  {t('cancel')}
                </Button>
              </>
            }
          >
            <TextField
              {...form.field('email')}
              label={t('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              defaultValue={guardian.email}
            />
          </Form>
        </div>
      ) : (
        <Button look="plain" className="-ms-3 mt-2 px-3" onClick={() => setOpen(true)}>
          {t('again')}
        </Button>
      )}
    </Notice>
  );
}
