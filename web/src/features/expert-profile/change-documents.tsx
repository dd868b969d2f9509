import type { Qualification } from '@regimen/contract/expert-profile.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { DocumentsField } from './documents-field.tsx';
import { qualificationTexts } from './qualification-texts.ts';

interface ChangeDocumentsProps {
  qualification: Qualification;
  onChanged: (changed: Qualification) => void;
  onClose: () => void;
}

/** Documents of a qualification that nobody has checked yet: more of them, or others. */
export function ChangeDocuments({ qualification, onChanged, onClose }: ChangeDocumentsProps) {
  const t = useTexts(qualificationTexts);
  const [documents, setDocuments] = useState(qualification.documents);
  const [busy, setBusy] = useState(false);
  const { errorAt, pending, problem, formProps } = useAttempt();
  const params = { id: qualification.id };
  return (
    <form
      {...formProps(async () =>
        onChanged(await api('PUT qualifications/{id}/documents', { params, body: { documents } })),
      )}
      className="grid gap-4 border-t border-line pt-4"
    >
      <DocumentsField
        documents={documents}
        error={errorAt('documents')}
        onChange={setDocuments}
        onBusy={setBusy}
      />
      <FormProblem words={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" pending={pending} disabled={busy}>
          {t('saveDocuments')}
        </Button>
        <Button look="plain" className="px-3" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
