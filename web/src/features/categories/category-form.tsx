import type { NewCategory } from '@regimen/contract/categories.ts';
import {
  type CategoryColour,
  type CategoryIcon,
  categoryColours,
  categoryIcons,
} from '@regimen/contract/category-looks.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CategoryMark, colourStyle } from '../../shared/categories/category-looks.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { categoryTexts } from './category-texts.ts';
import { lookTexts } from './look-texts.ts';

interface CategoryFormProps {
  initial: NewCategory;
  send: (category: NewCategory) => Promise<unknown>;
  submit: string;
}

export function CategoryForm({ initial, send, submit }: CategoryFormProps) {
  const t = useTexts(categoryTexts);
  const looks = useTexts(lookTexts);
  const [colour, setColour] = useState<CategoryColour>(initial.colour);
  const [icon, setIcon] = useState<CategoryIcon>(initial.icon);
  const form = useForm<'name'>(({ name }) => send({ name, colour, icon }));
  return (
    <div className="max-w-modal-500">
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {form.pending ? t('saving') : submit}
            </Button>
            <LinkButton to={paths.categories} look="quiet">
              {t('cancel')}
            </LinkButton>
          </>
        }
      >
        <div className="flex items-start gap-3">
          <div className="pt-8">
            <CategoryMark colour={colour} icon={icon} size={44} />
          </div>
          <div className="flex-1">
            <TextField
              {...form.field('name')}
              label={t('name')}
              help={t('nameHelp')}
              defaultValue={initial.name}
              maxLength={80}
            />
          </div>
        </div>
        <Looks
          label={t('colour')}
          name="colour"
          values={categoryColours}
          value={colour}
          onChange={setColour}
          say={looks}
        >
          {(each) => (
            <span className="block size-6 rounded-pill border border-current" style={colourStyle(each)} />
          )}
        </Looks>
        <Looks
          label={t('icon')}
          name="icon"
          values={categoryIcons}
          value={icon}
          onChange={setIcon}
          say={looks}
        >
          {(each) => <CategoryMark colour={colour} icon={each} size={32} />}
        </Looks>
      </Form>
    </div>
  );
}

interface LooksProps<V extends string> {
  label: string;
  name: string;
  values: readonly V[];
  value: V;
  onChange: (value: V) => void;
  say: (key: V) => string;
  children: (value: V) => ReactNode;
}

/** Radio buttons that are pictures; each has its name for those who cannot see them. */
function Looks<V extends string>({ label, name, values, value, onChange, say, children }: LooksProps<V>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {values.map((each) => (
          <label
            key={each}
            title={say(each)}
            className="relative inline-flex size-11 items-center justify-center rounded-control border-2 border-transparent hover:bg-sunken has-checked:border-primary-line has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              aria-label={say(each)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {children(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
