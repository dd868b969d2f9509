import type { ListedProgram } from '@regimen/contract/catalog.ts';
import { ApiError } from '@regimen/contract/client.ts';
import type { Facts, Joining } from '@regimen/contract/enrollments.ts';
import { dateIn } from '@regimen/contract/language/instants.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownDirection } from '../../ui/own-direction.ts';
import { Consent } from './consent.tsx';
import { FactsFields } from './facts-fields.tsx';
import { JoinSection } from './join-section.tsx';
import { joinTexts } from './join-texts.ts';
import { manageTexts } from './manage-texts.ts';
import { type Welcome, WelcomeFields } from './welcome-fields.tsx';

const Alternatives = lazy(() => import('./alternatives.tsx'));

type Name =
  | 'facts'
  | 'facts.age'
  | 'facts.sex'
  | 'facts.signs'
  | 'startOn'
  | 'welcome.to'
  | 'guardianEmail'
  | 'consent';

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
  const [guardianEmail, setGuardianEmail] = useState('');
  const [consent, setConsent] = useState(false);
  const [others, setOthers] = useState<readonly ListedProgram[]>([]);
  const [looksAgain, setLooksAgain] = useState(false);
  const now = useNow();

  // Whether the program is meant for somebody of that age comes first, and the server may know their birthday.
  const [minorOf, setMinorOf] = useState<number | null>();
  const needsGuardian = minorOf === facts.age;

  const form = useForm<Name>(async () => {
    checkFields({
      'facts.age':
        joining.asks.includes('age') &&
        ((facts.age === null && t('needAge')) || (!Number.isInteger(facts.age) && t('wholeAge'))),
      'facts.sex': joining.asks.includes('sex') && facts.sex === null && t('needSex'),
      startOn: start === 'later' && startOn === '' && t('needDate'),
      guardianEmail: needsGuardian && guardianEmail.trim() === '' && t('needGuardian'),
      consent: !consent && t('needConsent'),
    });
    setLooksAgain(false);
    const zone = ownZone();
    const params = { id: joining.program.id };
    const secret = token === undefined ? {} : { token };
    await api('POST programs/{id}/enrollments', {
      params,
      body: {
        facts,
        zone,
        welcome,
        isSeen,
        consent: true,
        startOn: start === 'later' ? startOn : null,
        ...(needsGuardian && { guardianEmail }),
        ...secret,
      },
    }).catch(async (error: unknown) => {
      if (error instanceof ApiError && Object.hasOwn(error.reply.errors ?? {}, 'guardianEmail'))
        setMinorOf(facts.age);
      const isNotMeant = error instanceof ApiError && Object.hasOwn(error.reply.errors ?? {}, 'facts');
      // That it is not meant for them is told even if nothing else is found.
      if (isNotMeant)
        setOthers(
          await api('POST programs/{id}/alternatives', { params, body: { facts, ...secret } }).then(
            ({ data }) => data,
            () => [],
          ),
        );
      throw error;
    });
    showFlash({ tone: 'success', message: t(needsGuardian ? 'guardianAsked' : 'begun') });
    onJoined();
  });
  const errorOf = (name: Name) => form.field(name).error;
  // The form comes back with what did not fit marked at its field.
  const notMeant = looksAgain ? undefined : errorOf('facts');

  return (
    <Form
      form={form}
      actions={
        notMeant ? (
          // A second look before anything is sent again: with keys of their own neither button turns into the other under a press.
          <Button key="mistake" look="plain" className="-ms-3 px-3" onClick={() => setLooksAgain(true)}>
            {t('mistake')}
          </Button>
        ) : (
          <Button key="send" type="submit" pending={form.pending} className="max-sm:w-full">
            {t(needsGuardian ? 'askGuardian' : start === 'today' ? 'start' : 'startLater')}
          </Button>
        )
      }
    >
      {notMeant && (
        <div data-wrong tabIndex={-1} className="scroll-mt-20 rounded-card">
          <Notice tone="warning" title={t('notMeant')}>
            <p dir="auto" className={`max-w-measure ${ownDirection} whitespace-pre-line`}>
              {notMeant}
            </p>
            {others.length === 0 && (
              <LinkButton to="/programs" look="quiet" className="mt-4">
                {t('otherPrograms')}
              </LinkButton>
            )}
          </Notice>
        </div>
      )}
      {notMeant && others.length > 0 && (
        <Suspense>
          <Alternatives programs={others} />
        </Suspense>
      )}
      {!notMeant && joining.asks.length > 0 && (
        <JoinSection title={t('about')} lead={t('aboutHelp')}>
          <FactsFields
            joining={joining}
            facts={facts}
            errorOf={errorOf}
            onChange={(next, name) => {
              setFacts(next);
              form.clear(name);
              form.clear('facts');
            }}
          />
        </JoinSection>
      )}
      {!notMeant && (
        <>
          {needsGuardian && (
            <JoinSection title={t('guardianTitle')} lead={t('guardianLead')}>
              <TextField
                name="guardianEmail"
                type="email"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                label={t('guardianEmail')}
                value={guardianEmail}
                error={errorOf('guardianEmail')}
                onChange={({ target }) => {
                  setGuardianEmail(target.value);
                  form.clear('guardianEmail');
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
                    form.clear('startOn');
                  }}
                />
              </div>
            )}
            <WelcomeFields welcome={welcome} onChange={setWelcome} error={errorOf('welcome.to')} />
            <CheckField
              label={manage('seen')}
              help={manage('seenHelp')}
              checked={isSeen}
              onChange={setSeen}
            />
          </JoinSection>
          <JoinSection title={t('consentTitle')}>
            <Consent joining={joining} />
            <CheckField
              {...form.field('consent')}
              label={t('consent')}
              checked={consent}
              onChange={setConsent}
            />
          </JoinSection>
        </>
      )}
    </Form>
  );
}
