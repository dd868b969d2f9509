import type { ReactNode } from 'react';
import { rich } from '../../i18n/rich.tsx';

/** A sentence with an e-mail address in it, which keeps its own direction and may break anywhere. */
export const withAddress = (sentence: string): ReactNode =>
  rich(sentence, {
    email: (address) => (
      <bdi dir="ltr" className="font-semibold text-ink [overflow-wrap:anywhere]">
        {address}
      </bdi>
    ),
  });
