import { useTexts } from '../../i18n/use-texts.ts';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import type { ApiCall, FieldRow, Place } from './api-areas.ts';
import { texts } from './texts.ts';

export function ApiCallDetails({ call }: { call: ApiCall }) {
  const t = useTexts(texts);
  return (
    <details id={call.id} className="group border-b border-line">
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 gap-y-1 py-3 [&::-webkit-details-marker]:hidden">
        <MethodName method={call.method} />
        <code className="min-w-0 flex-1 font-mono text-14 break-all md:flex-none">{call.path}</code>
        <span className="order-last w-full text-14 text-ink-soft md:order-none md:w-auto md:flex-1">
          {call.summary}
        </span>
        <ChevronDownIcon className="shrink-0 text-ink-faint transition-transform duration-160 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-6">
        <p className="text-14">
          <span className="font-semibold">{t('who')}: </span>
          <WhoMayCall call={call} />
        </p>
        {call.fields.length > 0 && <Fields title={t('input')} rows={call.fields} withPlace />}
        {call.example && (
          <div>
            <h3 className="text-14">{t('example')}</h3>
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
              tabIndex={0}
              className="mt-2 overflow-x-auto rounded-control bg-sunken p-4 font-mono text-14 whitespace-pre-wrap wrap-anywhere"
            >
              {call.example}
            </pre>
          </div>
        )}
        {call.status === '204' ? (
          <p className="text-14 text-ink-soft">{t('nothingBack')}</p>
        ) : (
          call.reply.length > 0 && <Fields title={`${t('output')} (${call.status})`} rows={call.reply} />
        )}
      </div>
    </details>
  );
}

const colours: Record<string, string> = {
  GET: 'bg-info-soft text-info-text',
  POST: 'bg-success-soft text-success-text',
  DELETE: 'bg-danger-soft text-danger-text',
};

function MethodName({ method }: { method: string }) {
  const colour = colours[method] ?? 'bg-warning-soft text-warning-text';
  return (
    <span className={`w-16 rounded-sm py-0.5 text-center font-mono text-12 font-semibold ${colour}`}>
      {method}
    </span>
  );
}

function WhoMayCall({ call }: { call: ApiCall }) {
  const t = useTexts(texts);
  const states = ['guest', 'temporary', 'unverified', 'registered'] as const;
  const named = states.filter((state) => call.states.includes(state)).map((state) => t(state));
  const who = named.length === states.length ? t('everyone') : named.join(', ');
  const limits = [call.expertsOnly && t('expertsOnly'), call.ownOnly && t('own')].filter(Boolean);
  return <span>{[who, ...limits].join('; ')}</span>;
}

function Fields({
  title,
  rows,
  withPlace = false,
}: {
  title: string;
  rows: FieldRow[];
  withPlace?: boolean;
}) {
  const t = useTexts(texts);
  const places: Record<Place, string> = {
    path: t('pathPlace'),
    query: t('queryPlace'),
    header: t('headerPlace'),
    body: t('bodyPlace'),
  };
  return (
    <div>
      <h3 className="text-14">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className="mt-2 overflow-x-auto">
        <table className="w-full text-14">
          <thead>
            <tr className="text-ink-faint">
              <th className="py-1.5 pe-4 text-start font-normal">{t('field')}</th>
              {withPlace && <th className="py-1.5 pe-4 text-start font-normal">{t('place')}</th>}
              <th className="py-1.5 pe-4 text-start font-normal">{t('type')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.place} ${row.name}`} className="border-t border-line align-top">
                <td className="py-2 pe-4 font-mono whitespace-nowrap">{row.name}</td>
                {withPlace && (
                  <td className="py-2 pe-4 whitespace-nowrap text-ink-soft">{places[row.place]}</td>
                )}
                <td className="py-2 text-ink-soft">
                  {row.type}
                  {withPlace && (
                    <span className="text-ink-faint">{`, ${row.needed ? t('needed') : t('optional')}`}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
