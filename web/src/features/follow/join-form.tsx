import type { Facts, Joining } from '@regimen/contract/enrollments.ts';
import { dateIn } from '@regimen/contract/language/instants.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Consent } from './consent.tsx';
import { FactsFields } from './facts-fields.tsx';
import { FieldProblem } from './field-problem.tsx';
import { JoinSection } from './join-section.tsx';
import { joinTexts } from './join-texts.ts';
import { manageTexts } from './manage-texts.ts';
import { type Welcome, WelcomeFields } from './welcome-fields.tsx';

type Name = 'facts.age' | 'facts.sex' | 'facts.signs' | 'startOn' | 'welcome.to' | 'consent';

interface JoinFormProps {
  joining: Joining;
  /** Of a private link. */
  token: string | undefined;
  onJoined: () => void;
}

/** What one is asked before joining, in the order in which one would ask it. */
export function JoinForm({ joining, token, onJoined }: JoinFormProps) {
  const t = useTexts(joinTexts);
  const manage = useTexts(manageTexts);
  const [facts, setFacts] = useState<Facts>(joining.facts);
  const [start, setStart] = useState<'today' | 'later'>('today');
  const [startOn, setStartOn] = useState('');
  const [welcome, setWelcome] = useState<Welcome>(null);
  const [isSeen, setSeen] = useState(false);
  const [consent, setConsent] = useState(false);
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>({});
  const now = useNow();

  const form = useForm<Name>(async () => {
    const lacking: Partial<Record<Name, string>> = {
      ...(joining.asks.includes('age') && facts.age === null && { 'facts.age': t('needAge') }),
      ...(joining.asks.includes('sex') && facts.sex === null && { 'facts.sex': t('needSex') }),
      ...(start === 'later' && startOn === '' && { startOn: t('needDate') }),
      ...(!consent && { consent: t('needConsent') }),
    };
    setMissing(lacking);
    const first = Object.keys(lacking)[0];
    if (first) return focusOn(first);
    const zone = ownZone();
    await api('POST programs/{id}/enrollments', {
      params: { id: joining.program.id },
      body: {
        facts,
        zone,
        welcome,
        isSeen,
        consent: true,
        startOn: start === 'later' ? startOn : null,
        ...(token !== undefined && { token }),
      },
    });
    showFlash({ tone: 'success', message: t('begun') });
    onJoined();
  });
  const errorOf = (name: Name) => missing[name] ?? form.field(name).error;
  const forgive = (name: Name) => setMissing(({ [name]: _gone, ...others }) => others);

  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending} className="max-sm:w-full">
          {t(start === 'today' ? 'start' : 'startLater')}
        </Button>
      }
    >
      {joining.asks.length > 0 && (
        <JoinSection title={t('about')} lead={t('aboutHelp')}>
          <FactsFields
            joining={joining}
            facts={facts}
            errorOf={errorOf}
            onChange={(next, name) => {
              setFacts(next);
              forgive(name);
            }}
          />
        </JoinSection>
      )}
      <JoinSection title={t('comfort')}>
        <ChoiceField
          label={t('when')}
          value={start}
          onChange={setStart}
          choices={[
            { value: 'today', label: t('today') },
            { value: 'later', label: t('later') },
          ]}
        />
        {start === 'later' && (
          <div className="sm:max-w-56">
            <TextField
              name="startOn"
              type="date"
              label={t('startOn')}
              help={t('startHelp')}
              min={dateIn(now)}
              max={dateIn(now + 60 * 86_400_000)}
              value={startOn}
              error={errorOf('startOn')}
              onChange={({ target }) => {
                setStartOn(target.value);
                forgive('startOn');
              }}
            />
          </div>
        )}
        <WelcomeFields welcome={welcome} onChange={setWelcome} error={errorOf('welcome.to')} />
        <CheckField label={manage('seen')} help={manage('seenHelp')} checked={isSeen} onChange={setSeen} />
      </JoinSection>
      <JoinSection title={t('consentTitle')}>
        <Consent joining={joining} />
        <div className="grid gap-1.5">
          <CheckField
            name="consent"
            label={t('consent')}
            checked={consent}
            onChange={(checked) => {
              setConsent(checked);
              forgive('consent');
            }}
          />
          <FieldProblem error={errorOf('consent')} />
        </div>
      </JoinSection>
    </Form>
  );
}

/** After the answer is drawn; a group of choices has its name on the first of them. */
function focusOn(name: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] input`)?.focus(),
  );
}
