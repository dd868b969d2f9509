import type { Qualification } from '@regimen/contract/expert-profile.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { DocumentsField } from './documents-field.tsx';
import { qualificationTexts } from './qualification-texts.ts';

interface AddQualificationProps {
  onAdded: (added: Qualification) => void;
  onClose: () => void;
}

/** Documents are sent at once; they belong to the qualification as soon as it is added. */
export function AddQualification({ onAdded, onClose }: AddQualificationProps) {
  const t = useTexts(qualificationTexts);
  const [title, setTitle] = useState('');
  const [institution, setInstitution] = useState('');
  const [year, setYear] = useState<number | undefined>();
  const [documents, setDocuments] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const { errorAt, clear, pending, problem, formProps } = useAttempt();
  return (
    <form
      {...formProps(async () =>
        onAdded(
          await api('POST qualifications', { body: { title, institution, year: year ?? null, documents } }),
        ),
      )}
      className="grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      <TextField
        name="title"
        label={t('name')}
        value={title}
        error={errorAt('title')}
        maxLength={160}
        onChange={({ target }) => {
          setTitle(target.value);
          clear('title');
        }}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          name="institution"
          label={t('institution')}
          value={institution}
          error={errorAt('institution')}
          maxLength={160}
          onChange={({ target }) => {
            setInstitution(target.value);
            clear('institution');
          }}
        />
        <NumberField
          name="year"
          label={t('year')}
          optional={t('optional')}
          value={year}
          error={errorAt('year')}
          onChange={(next) => {
            setYear(next);
            clear('year');
          }}
        />
      </div>
      <DocumentsField
        documents={documents}
        error={errorAt('documents')}
        onChange={setDocuments}
        onBusy={setBusy}
      />
      <FormProblem words={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" pending={pending} disabled={busy}>
          {t('add')}
        </Button>
        <Button look="plain" className="px-3" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
