import { ApiError } from '@regimen/contract/client.ts';
import { fhirLimitBytes, protocolLimitBytes } from '@regimen/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { useRefusal } from '../../shell/use-reaction.ts';
import { faultsOf, type ImportFault, isFhir, readJson } from './import-file.ts';
import type { Imported } from './import-report.tsx';
import { importTexts } from './import-texts.ts';

export interface Importing {
  file: File | null;
  pending: boolean;
  problem: string | null;
  faults: ImportFault[];
  /** It came in, but not all of it could be carried. */
  imported: Imported | null;
  /** It did not arrive; the same file may be sent once more. */
  mayTryAgain: boolean;
}

const nothing: Importing = {
  file: null,
  pending: false,
  problem: null,
  faults: [],
  imported: null,
  mayTryAgain: false,
};

/** From a chosen file to a protocol of one's own. Whatever goes wrong, the file stays chosen. */
export function useImport(categoryId: string | null) {
  const t = useTexts(importTexts);
  const navigate = useNavigate();
  const refusalOf = useRefusal();
  const [state, setState] = useState<Importing>(nothing);

  async function take(file: File): Promise<void> {
    const stop = (problem: string | null, more: Partial<Importing> = {}) =>
      setState({ ...nothing, file, problem, ...more });
    const tooLarge = (most: number) => stop(t('tooLarge', { n: most / 1024 / 1024 }));
    if (file.size > fhirLimitBytes) return tooLarge(fhirLimitBytes);
    setState({ ...nothing, file, pending: true });
    const text = await file.text().catch(() => null);
    if (text === null) return stop(t('unreadable'));
    const read = readJson(text);
    if (!read.ok) return stop(read.line === null ? t('notJson') : t('notJsonAt', { line: read.line }));
    const { document } = read;
    if (!isFhir(document) && file.size > protocolLimitBytes) return tooLarge(protocolLimitBytes);
    try {
      const { protocol, report } = isFhir(document)
        ? await api('POST protocols/fhir', { body: { document, categoryId } })
        : { protocol: await api('POST protocols/import', { body: { document, categoryId } }), report: [] };
      const { id, name } = protocol;
      if (report.length > 0) return stop(null, { imported: { id, name, report } });
      showFlash({ tone: 'success', message: t('done', { name }) });
      navigate(paths.flowEditor(id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 422)
        return stop(null, { faults: faultsOf(error.reply) });
      const { problem } = refusalOf(error);
      stop(problem, { mayTryAgain: problem !== null });
    }
  }
  return { ...state, take, clear: () => setState(nothing) };
}
