import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select-field.tsx';
import { aiSteps } from './choices.ts';
import { endingAt, endingsOf, stepsThatEnd } from './endings.ts';
import { gone, here, type Of, type PartProps, useAtHand } from './leaf-part.ts';
import { sentenceTexts } from './sentence-texts.ts';

export function AiStepChoice({ leaf, onChange, setting }: PartProps<Of<'branch'>>) {
  const s = useTexts(sentenceTexts);
  const atHand = useAtHand(setting);
  const offered = aiSteps(setting);
  const known = offered.some(({ id }) => id === leaf.node);
  return (
    <Select
      inline
      aria-label={s('step')}
      aria-invalid={!known || undefined}
      value={known ? (leaf.node ?? here) : gone}
      onChange={({ target }) => {
        const chosen = offered.find(({ id }) => (id ?? here) === target.value);
        if (!chosen) return;
        const { node: _old, ...rest } = leaf;
        const value = chosen.branches[0]?.id ?? '';
        onChange({ ...rest, value, ...(chosen.id !== undefined && { node: chosen.id }) });
      }}
    >
      {!known && <option value={gone}>{s('gone')}</option>}
      {offered.map(({ id, name }) => (
        <option key={id ?? here} value={id ?? here}>
          {id === undefined ? atHand(name) : name}
        </option>
      ))}
    </Select>
  );
}

export function StepChoice({ leaf, onChange, setting }: PartProps<Of<'attempts' | 'ending'>>) {
  const s = useTexts(sentenceTexts);
  const locale = useLocale();
  const nodes = leaf.is === 'ending' ? stepsThatEnd(setting) : setting.protocol.nodes;
  const asksJustEnded =
    leaf.is !== 'ending' || leaf.node === undefined || endingsOf(setting, undefined).length > 1;
  const known = leaf.node === undefined || nodes.some(({ id }) => id === leaf.node);
  return (
    <Select
      inline
      aria-label={s('step')}
      aria-invalid={!known || undefined}
      value={known ? (leaf.node ?? here) : gone}
      onChange={({ target }) => {
        const { node: _old, ...rest } = leaf;
        const node = target.value === here ? undefined : target.value;
        const named = { ...rest, ...(node !== undefined && { node }) };
        onChange(named.is === 'ending' ? { ...named, value: endingAt(setting, node, named.value) } : named);
      }}
    >
      {!known && <option value={gone}>{s('gone')}</option>}
      {asksJustEnded && <option value={here}>{s('stepJustEnded')}</option>}
      {nodes.map((node) => (
        <option key={node.id} value={node.id}>
          {stepName(node, locale)}
        </option>
      ))}
    </Select>
  );
}
