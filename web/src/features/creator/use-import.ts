import { ApiError } from '@regimen/contract/client.ts';
import { protocolLimitBytes } from '@regimen/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { keepMessage, useReaction } from '../../shell/use-reaction.ts';
import { faultsOf, type ImportFault, readJson } from './import-file.ts';
import { importTexts } from './import-texts.ts';

export interface Importing {
  file: File | null;
  pending: boolean;
  problem: string | null;
  faults: ImportFault[];
  /** It did not arrive; the same file may be sent once more. */
  mayTryAgain: boolean;
}

const nothing: Importing = { file: null, pending: false, problem: null, faults: [], mayTryAgain: false };

/** From a chosen file to a protocol of one's own. Whatever goes wrong, the file stays chosen. */
export function useImport(categoryId: string | null) {
  const t = useTexts(importTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const react = useReaction();
  const [state, setState] = useState<Importing>(nothing);

  async function take(file: File): Promise<void> {
    const stop = (problem: string | null, more: Partial<Importing> = {}) =>
      setState({ ...nothing, file, problem, ...more });
    if (file.size > protocolLimitBytes) return stop(t('tooLarge', { n: protocolLimitBytes / 1024 / 1024 }));
    setState({ ...nothing, file, pending: true });
    const text = await file.text().catch(() => null);
    if (text === null) return stop(t('unreadable'));
    const read = readJson(text);
    if (!read.ok) return stop(read.line === null ? t('notJson') : t('notJsonAt', { line: read.line }));
    try {
      const made = await api('POST protocols/import', { body: { document: read.document, categoryId } });
      showFlash({ tone: 'success', message: t('done', { name: made.name }) });
      navigate(paths.flowEditor(made.id));
    } catch (error) {
      if (error instanceof ApiError && error.status === 422)
        return stop(null, { faults: faultsOf(error.reply) });
      const reaction = react(error);
      if (reaction.kind === 'keep') stop(keepMessage(reaction, locale), { mayTryAgain: true });
      else stop(null);
    }
  }
  return { ...state, take, clear: () => setState(nothing) };
}
