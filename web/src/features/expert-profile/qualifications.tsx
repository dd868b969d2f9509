import type { Qualification } from '@regimen/contract/expert-profile.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AddQualification } from './add-qualification.tsx';
import { ChangeDocuments } from './change-documents.tsx';
import { qualificationTexts } from './qualification-texts.ts';

/** What somebody learned, and who has checked it. */
export function Qualifications({ first }: { first: readonly Qualification[] }) {
  const t = useTexts(qualificationTexts);
  const [all, setAll] = useState(first);
  const [adding, setAdding] = useState(false);
  return (
    <SettingsSection title={t('title')} help={t('help')}>
      {all.length === 0 && !adding && <p className="text-ink-soft">{t('none')}</p>}
      {all.length > 0 && (
        <ul className="grid gap-3">
          {all.map((each) => (
            <QualificationRow
              key={each.id}
              qualification={each}
              onChanged={(changed) => setAll(all.map((one) => (one.id === changed.id ? changed : one)))}
              onRemoved={() => setAll(all.filter(({ id }) => id !== each.id))}
            />
          ))}
        </ul>
      )}
      {adding ? (
        <AddQualification
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAll([...all, added]);
            setAdding(false);
            showFlash({ tone: 'success', message: t('added') });
          }}
        />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function QualificationRow({
  qualification,
  onChanged,
  onRemoved,
}: {
  qualification: Qualification;
  onChanged: (changed: Qualification) => void;
  onRemoved: () => void;
}) {
  const t = useTexts(qualificationTexts);
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const { id, title, institution, year, state, checkedBy, checkedAt, note, documents } = qualification;
  const [remove, removing] = useAction(async () => {
    await api('DELETE qualifications/{id}', { params: { id } });
    onRemoved();
    showFlash({ tone: 'success', message: t('removed') });
  });
  const [open] = useAction(async (name: string) => {
    const { url } = await api('GET uploads/{name}/link', { params: { name } });
    window.open(url, '_blank', 'noopener');
  });
  return (
    <li className="grid gap-2 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </p>
          <p className="text-14 text-ink-soft">
            <bdi>{year === null ? institution : withCommas([institution, String(year)], locale)}</bdi>
          </p>
        </div>
        <Button
          look="plain"
          className="-me-3 px-3"
          aria-label={t('removeNamed', { name: title })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      </div>
      <p className="text-14">
        {state === 'awaiting' || checkedAt === null ? (
          <Badge>{t('awaiting')}</Badge>
        ) : (
          t(state, { name: checkedBy ?? '', date: longDate(locale, Date.parse(checkedAt), 'UTC') })
        )}
      </p>
      {note && (
        <p dir="auto" className="text-start text-14 text-ink-soft">
          {note}
        </p>
      )}
      {documents.length === 0 && !changing && state !== 'checked' && (
        <p className="text-14 text-ink-soft">{t('noDocument')}</p>
      )}
      {documents.length > 0 && !changing && (
        <p className="flex flex-wrap gap-2">
          {documents.map((name, index) => (
            <Button
              key={name}
              look="plain"
              className="-ms-3 px-3 text-14"
              aria-label={t('open', { n: index + 1 })}
              onClick={() => open(name)}
            >
              {t('document', { n: index + 1 })}
            </Button>
          ))}
        </p>
      )}
      {changing ? (
        <ChangeDocuments
          qualification={qualification}
          onClose={() => setChanging(false)}
          onChanged={(changed) => {
            onChanged(changed);
            setChanging(false);
            showFlash({ tone: 'success', message: t('documentsSaved') });
          }}
        />
      ) : (
        state !== 'checked' && (
          <div>
            <Button look="quiet" onClick={() => setChanging(true)}>
              {t(documents.length > 0 ? 'changeDocuments' : 'addDocument')}
            </Button>
          </div>
        )
      )}
      <ConfirmDialog
        open={asking}
        title={t('removeTitle', { name: title })}
        text={t('removeText')}
        confirm={t('remove')}
        keep={t('keep')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
