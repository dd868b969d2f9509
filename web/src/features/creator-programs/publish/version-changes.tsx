import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { publishTexts } from './publish-texts.ts';

/** Says what changed between two states of a protocol, one sentence each. */
export type SayChanges = (before: Protocol, after: Protocol) => string[];

interface VersionChangesProps {
  program: string;
  version: string;
  /** The one before it. */
  before: { id: string; number: number };
  say: SayChanges;
}

const mostSentences = 40;

/** What a version brought, against the one before it; both are fetched when somebody asks. */
export function VersionChanges({ program, version, before, say }: VersionChangesProps) {
  const t = useTexts(publishTexts);
  const [found, setFound] = useState<{ name: string; sentences: string[] }[] | null>(null);
  const [look, pending] = useAction(async () => {
    const load = async (id: string): Promise<Program> => {
      const params = { id: program, version: id };
      return (await api('GET programs/{id}/simulator/versions/{version}', { params })).program;
    };
    const [was, is] = await Promise.all([load(before.id), load(version)]);
    const earlier = (id: string) => was.protocols.find(({ protocol }) => protocol.id === id)?.protocol;
    const gone = was.protocols.filter(
      ({ protocol }) => !is.protocols.some((other) => other.protocol.id === protocol.id),
    );
    setFound(
      [
        ...is.protocols.map(({ protocol }) => {
          const old = earlier(protocol.id);
          return { name: protocol.name, sentences: old ? say(old, protocol) : [t('newProtocol')] };
        }),
        ...gone.map(({ protocol }) => ({ name: protocol.name, sentences: [t('leftProtocol')] })),
      ].filter(({ sentences }) => sentences.length > 0),
    );
  });
  if (!found)
    return (
      <Button look="plain" className="-ms-5 justify-self-start" pending={pending} onClick={() => void look()}>
        {t('whatChanged', { number: before.number })}
      </Button>
    );
  return (
    <div role="status" className="mt-2 grid gap-3 border-t border-line pt-3">
      <p className="text-14 text-ink-soft">{t('since', { number: before.number })}</p>
      {found.length === 0 && <p className="text-14">{t('onlyPage')}</p>}
      {found.map(({ name, sentences }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two protocols may have one name
        <div key={place}>
          <h3 className="text-14 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <ul className="mt-1 grid list-disc gap-1 ps-5 text-14 wrap-anywhere marker:text-ink-faint">
            {sentences.slice(0, mostSentences).map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps of one name are said in the same words
              <li key={index}>{sentence}</li>
            ))}
          </ul>
          {sentences.length > mostSentences && (
            <p className="mt-1 ps-5 text-14 text-ink-soft">
              {t('moreChanges', { n: sentences.length - mostSentences })}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
