import type { ImportNote } from '@regimen/contract/fhir.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FilePath } from './file-path.tsx';
import { importTexts } from './import-texts.ts';

export interface Imported {
  id: string;
  name: string;
  report: readonly ImportNote[];
}

/** What of another system's plan came in, and what of it could not be carried. */
export function ImportReport({ imported: { id, name, report } }: { imported: Imported }) {
  const t = useTexts(importTexts);
  return (
    <div className="mt-4 grid gap-4">
      <Notice tone="info">{t('done', { name })}</Notice>
      <p>{t('notCarried', { n: report.length })}</p>
      <div>
        <LinkButton to={paths.flowEditor(id)}>{t('open')}</LinkButton>
      </div>
      <div className="overflow-hidden rounded-card border border-line">
        <table className="w-full text-14">
          <thead className="bg-sunken text-start">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t('place')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t('became')}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.map(({ path, code, what, words }) => (
              <tr key={`${path} ${code} ${what}`} className="border-t border-line align-top">
                <td className="px-3 py-2 max-sm:w-2/5">
                  <FilePath path={path} whole={t('whole')} />
                </td>
                <td className="px-3 py-2 wrap-anywhere">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
