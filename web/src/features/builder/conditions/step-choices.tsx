import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select-field.tsx';
import { aiSteps } from './choices.ts';
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

export function StepChoice({ leaf, onChange, setting }: PartProps<Of<'attempts'>>) {
  const s = useTexts(sentenceTexts);
  const locale = useLocale();
  const { nodes } = setting.protocol;
  const known = leaf.node === undefined || nodes.some(({ id }) => id === leaf.node);
  return (
    <Select
      inline
      aria-label={s('step')}
      aria-invalid={!known || undefined}
      value={known ? (leaf.node ?? here) : gone}
      onChange={({ target }) => {
        const { node: _old, ...rest } = leaf;
        onChange(target.value === here ? rest : { ...rest, node: target.value });
      }}
    >
      {!known && <option value={gone}>{s('gone')}</option>}
      <option value={here}>{s('stepJustEnded')}</option>
      {nodes.map((node) => (
        <option key={node.id} value={node.id}>
          {stepName(node, locale)}
        </option>
      ))}
    </Select>
  );
}
