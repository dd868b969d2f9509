import { inReaderUnit, type Measured, type ReaderUnit } from '@regimen/contract/reader-units.ts';
import { useMemo } from 'react';
import { useViewer } from '../../shell/use-shell.ts';

/** In which unit the person who looks reads and types what a KPI of theirs measures. */
export function useReaderUnit({ unit, conversions }: Measured): ReaderUnit {
  const system = useViewer()?.units ?? 'own';
  return useMemo(() => inReaderUnit({ unit, conversions }, system), [unit, conversions, system]);
}
