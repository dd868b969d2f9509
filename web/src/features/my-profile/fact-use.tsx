import { withCommas } from '@regimen/contract/language/languages.ts';
import type { MyProfile } from '@regimen/contract/my-profile.ts';
import { type ProfileFact, profileFacts, sharedFacts } from '@regimen/contract/my-profile-choices.ts';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { healthTexts } from './health-texts.ts';

type Filled = Partial<Record<ProfileFact, boolean>>;

interface Uses {
  readers: MyProfile['readers'];
  withheld: readonly ProfileFact[];
  setUsed: (fact: ProfileFact, isUsed: boolean) => Promise<void>;
  keepBack: (filled: Filled) => Promise<void>;
}
const nothing = async () => {};
const UsesContext = createContext<Uses>({ readers: [], withheld: [], setUsed: nothing, keepBack: nothing });

const isFilledIn = ({ birthday, sex, health }: MyProfile): Record<ProfileFact, boolean> => ({
  birthday: birthday !== null,
  sex: sex !== null,
  conditions: health.conditions.length > 0,
  height: health.heightCm !== null,
  weight: health.weightKg !== null,
  medication: health.medication !== '',
  allergies: health.allergies !== '',
});

/** Before facts are saved: those for which nobody said yes are kept from programs. */
export const useKeepBack = () => useContext(UsesContext).keepBack;

/** What is used by whom, for all the fields of the page; a switch is kept while a form is typed in. */
export function FactUses({ profile, children }: { profile: MyProfile; children: ReactNode }) {
  // A switch begins off: what is newly filled in is its person's own until they say that programs may use it.
  const [withheld, setWithheld] = useState<readonly ProfileFact[]>(() => {
    const isFilled = isFilledIn(profile);
    return profileFacts.filter((fact) => !isFilled[fact] || profile.withheld.includes(fact));
  });
  const saved = useRef<readonly ProfileFact[]>(profile.withheld);
  const setUsed = async (fact: ProfileFact, isUsed: boolean) => {
    await api('PUT my-profile/facts/{fact}', { params: { fact }, body: { isUsed } });
    const change = (all: readonly ProfileFact[]) => [
      ...all.filter((each) => each !== fact),
      ...(isUsed ? [] : [fact]),
    ];
    saved.current = change(saved.current);
    setWithheld(change);
  };
  const keepBack = async (filled: Filled) => {
    for (const fact of withheld)
      if (filled[fact] && !saved.current.includes(fact)) await setUsed(fact, false);
  };
  return (
    <UsesContext.Provider value={{ readers: profile.readers, withheld, setUsed, keepBack }}>
      {children}
    </UsesContext.Provider>
  );
}

const isSeen = (fact: ProfileFact) => sharedFacts.some((shared) => shared === fact);

/** Which of one's programs use a fact, or whose experts see it, and the switch that says no. It holds at once. */
export function FactUse({ fact, isFilled }: { fact: ProfileFact; isFilled: boolean }) {
  const t = useTexts(healthTexts);
  const words = useUseWords();
  const { withheld, setUsed } = useContext(UsesContext);
  const isUsed = !withheld.includes(fact);
  const [change, changing] = useAction(async () => {
    await setUsed(fact, !isUsed);
    showFlash({ tone: 'success', message: t(isUsed ? 'turnedOff' : 'turnedOn') });
  });
  // Nothing is used of what is not there: the question comes with the answer.
  if (!isFilled) return null;
  return (
    <CheckField
      name={`use.${fact}`}
      label={t(fact === 'conditions' ? 'mayUseAndSee' : isSeen(fact) ? 'maySee' : 'mayUse')}
      help={isUsed ? words(fact) : t(fact === 'birthday' ? 'birthdayOff' : 'off')}
      checked={isUsed}
      disabled={changing}
      onChange={change}
    />
  );
}

function useUseWords(): (fact: ProfileFact) => string {
  const t = useTexts(healthTexts);
  const locale = useLocale();
  const { readers } = useContext(UsesContext);
  return (fact) => {
    const names = readers.find((reader) => reader.fact === fact)?.programs.map(({ title }) => title) ?? [];
    const programs = withCommas(names, locale);
    if (isSeen(fact)) return names.length > 0 ? t('seenBy', { programs }) : t('seenByNone');
    return names.length > 0 ? t('usedBy', { programs }) : t('usedByNone');
  };
}
