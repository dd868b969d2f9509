import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { UploadIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FilePath } from './file-path.tsx';
import type { ImportFault } from './import-file.ts';
import { ImportReport } from './import-report.tsx';
import { importTexts } from './import-texts.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  open: boolean;
  categoryId: string | null;
  /** The engine's words for a fault in the reader's language. */
  sayFault: (message: string) => string;
  onClose: () => void;
}

export function ImportDialog({ open, onClose, ...props }: ImportDialogProps) {
  const t = useTexts(importTexts);
  return (
    <Modal open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} width={800}>
      <ImportForm {...props} />
    </Modal>
  );
}

function ImportForm({ categoryId, sayFault }: Pick<ImportDialogProps, 'categoryId' | 'sayFault'>) {
  const t = useTexts(importTexts);
  const { file, pending, problem, faults, imported, mayTryAgain, take } = useImport(categoryId);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <>
      <p className="text-ink-soft">{t('lead')}</p>
      <fieldset
        className={`mt-4 flex flex-wrap items-center gap-3 rounded-card border border-dashed p-4 ${over ? 'border-primary-line bg-primary-soft' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const dropped = event.dataTransfer.files[0];
          if (dropped && !pending) void take(dropped);
        }}
      >
        <legend className="sr-only">{t('file')}</legend>
        <input
          ref={input}
          type="file"
          accept=".json,application/json,application/fhir+json"
          aria-label={t('file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // The same file again, mended in between, is a new choice.
            event.target.value = '';
            if (chosen) void take(chosen);
          }}
        />
        <Button
          look={file ? 'quiet' : 'primary'}
          pending={pending}
          onClick={() => !pending && input.current?.click()}
        >
          <UploadIcon />
          {t(file ? 'chooseOther' : 'choose')}
        </Button>
        {file ? (
          <bdi className="min-w-0 truncate">{file.name}</bdi>
        ) : (
          <span className="text-ink-soft">{t('drop')}</span>
        )}
      </fieldset>
      <div role="alert" className="mt-4 grid gap-4 empty:hidden">
        {problem && <Notice tone="warning">{problem}</Notice>}
        {faults.length > 0 && <Notice tone="warning">{t('faults', { n: faults.length })}</Notice>}
      </div>
      <p role="status" className="mt-4 text-ink-soft empty:hidden">
        {pending && file && t('importing', { name: file.name })}
      </p>
      {faults.length > 0 && <Faults faults={faults} say={sayFault} />}
      {imported && <ImportReport imported={imported} />}
      {mayTryAgain && file && (
        <div className="mt-4">
          <Button look="quiet" onClick={() => void take(file)}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}

function Faults({ faults, say }: { faults: readonly ImportFault[]; say: (message: string) => string }) {
  const t = useTexts(importTexts);
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line">
      <table className="w-full text-14">
        <thead className="bg-sunken text-start">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {t('place')}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {t('wrong')}
            </th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ path, message }) => (
            <tr key={`${path} ${message}`} className="border-t border-line align-top">
              <td className="px-3 py-2">
                <FilePath path={path} whole={t('whole')} />
              </td>
              <td className="px-3 py-2">
                <Said words={say(message)} own={message} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The engine's own words stand below where they are in another language: they are the exact ones. */
function Said({ words, own }: { words: string; own: string }) {
  return (
    <>
      {words}
      {words !== own && (
        <span lang="en" dir="ltr" className="block text-end text-12 text-ink-faint">
          {own}
        </span>
      )}
    </>
  );
}
