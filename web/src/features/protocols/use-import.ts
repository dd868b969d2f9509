import { ApiError } from '@regimen/contract/client.ts';
import { fhirLimitBytes, protocolLimitBytes } from '@regimen/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { faultsOf, type ImportFault, isFhir, readJson } from './import-file.ts';
import type { Imported } from './import-report.tsx';
import { importTexts } from './import-texts.ts';

interface Taken {
  file: File | null;
  /** What the server found wrong inside it. */
  faults: ImportFault[];
  /** It came in, but not all of it could be carried. */
  imported: Imported | null;
}

const nothing: Taken = { file: null, faults: [], imported: null };
const chosenFile = 'file';

/** From a chosen file to a protocol of one's own. Whatever goes wrong, the file stays chosen. */
export function useImport(categoryId: string | null) {
  const t = useTexts(importTexts);
  const navigate = useNavigate();
  const [taken, setTaken] = useState(nothing);
  // What is wrong inside the file has its place there, and a table.
  const { run, pending, problem, errorAt } = useAttempt({ isElsewhere: (path) => path !== chosenFile });

  const checkSize = (file: File, most: number) =>
    checkFields({ [chosenFile]: file.size > most && t('tooLarge', { n: most / 1024 / 1024 }) });
  async function read(file: File): Promise<unknown> {
    checkSize(file, fhirLimitBytes);
    const text = await file.text().catch(() => null);
    checkFields({ [chosenFile]: text === null && t('unreadable') });
    const found = readJson(text ?? '');
    if (found.ok) return found.document;
    return checkFields({
      [chosenFile]: found.line === null ? t('notJson') : t('notJsonAt', { line: found.line }),
    });
  }
  const send = async (document: unknown) =>
    isFhir(document)
      ? await api('POST protocols/fhir', { body: { document, categoryId } })
      : { protocol: await api('POST protocols/import', { body: { document, categoryId } }), report: [] };

  const take = (file: File) =>
    run(async () => {
      setTaken({ ...nothing, file });
      const document = await read(file);
      if (!isFhir(document)) checkSize(file, protocolLimitBytes);
      const { protocol, report } = await send(document).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 422)
          setTaken({ ...nothing, file, faults: faultsOf(error.reply) });
        throw error;
      });
      const { id, name } = protocol;
      if (report.length > 0) return setTaken({ ...nothing, file, imported: { id, name, report } });
      showFlash({ tone: 'success', message: t('done', { name }) });
      navigate(paths.flowEditor(id));
    });
  return {
    ...taken,
    pending,
    problem: problem ?? errorAt(chosenFile),
    /** It did not arrive; the same file may be sent once more. */
    mayTryAgain: problem !== null,
    take,
  };
}
