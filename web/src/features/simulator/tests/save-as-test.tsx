import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { saveTexts } from './save-texts.ts';
import { TestDialog } from './test-dialog.tsx';

interface SaveAsTestProps {
  program: Program;
  setup: PopulationSetup;
  result: PopulationResult;
}

/** Keeps the run that is on the page as a test, and leads to it. */
export function SaveAsTest({ program, setup, result }: SaveAsTestProps) {
  const t = useTexts(saveTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('save')}
      </Button>
      <TestDialog
        open={open}
        program={program}
        setup={setup}
        result={result}
        runsAtOnce
        onClose={() => setOpen(false)}
        // It is run at once, so that what was just seen counts.
        onSaved={async () => {
          await api('POST programs/{id}/simulation-tests/run', { params: { id: program.id } });
          navigate(paths.simulator(program.id, 'tests'));
        }}
      />
    </>
  );
}
