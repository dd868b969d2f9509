import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { HelpIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { texts } from './texts.ts';
import { WhyNotForm } from './why-not-form.tsx';

export interface Followed {
  enrollmentId: string;
  title: string;
}

interface WhyNothingCameProps {
  /** The programs that may have been expected to say something. Left out: asked for when it is opened. */
  programs?: readonly Followed[];
  className?: string;
}

/** The same about somebody one looks after. */
export function WhyNothingCameTo({
  enrollmentId,
  className = '',
}: {
  enrollmentId: string;
  className?: string;
}) {
  return (
    <Opened className={className}>
      <WhyNotForm call="GET history/runs/{id}/why-not" enrollmentId={enrollmentId} noAction />
    </Opened>
  );
}

/** "Why did nothing come?": of one's own programs, for what and which day one likes. */
export function WhyNothingCame({ programs, className = '' }: WhyNothingCameProps) {
  if (programs?.length === 0) return null;
  return (
    <Opened className={className}>{programs ? <Question programs={programs} /> : <OwnPrograms />}</Opened>
  );
}

/** The same from a menu, which has the button. */
export function WhyNothingCameDialog({
  programs,
  open,
  onClose,
}: {
  programs: readonly Followed[];
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Asked open={open} onClose={onClose}>
      <Question programs={programs} />
    </Asked>
  );
}

function Opened({ className, children }: { className: string; children: ReactNode }) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="plain"
        className={`px-3 ${className}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <HelpIcon />
        {t('expected')}
      </Button>
      <Asked open={open} onClose={() => setOpen(false)}>
        {children}
      </Asked>
    </>
  );
}

function Asked({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <Modal open={open} onClose={onClose} title={t('expected')} closeLabel={t('close')}>
      <p className="mb-5 text-ink-soft">{t('expectedHelp')}</p>
      {children}
    </Modal>
  );
}

function OwnPrograms() {
  const t = useTexts(texts);
  const { data, failed } = useCall('GET enrollments', { query: { show: 'all', per_page: 100 } });
  if (!data) return <p role="status">{t(failed ? 'failed' : 'loading')}</p>;
  const programs = data.data.map(({ id, program }) => ({ enrollmentId: id, title: program.title }));
  if (programs.length === 0) return <p>{t('noProgram')}</p>;
  return <Question programs={programs} />;
}

function Question({ programs }: { programs: readonly Followed[] }) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState(programs[0]?.enrollmentId ?? '');
  return (
    <div className="grid gap-4">
      {programs.length > 1 && (
        <SelectField label={t('program')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {programs.map(({ enrollmentId, title }) => (
            <option key={enrollmentId} value={enrollmentId}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <WhyNotForm key={chosen} call="GET enrollments/{id}/why-not" enrollmentId={chosen} />
    </div>
  );
}
