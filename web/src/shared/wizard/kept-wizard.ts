import { kept, type Sound } from '../../shell/kept.ts';

/** What this browser knows of a draft by the wizard: its own word for it, and what was answered so far. */
export interface KeptWizard {
  key: string;
  protocol: string;
  name: string;
  answers: Readonly<Record<string, unknown>>;
}

const sound: Sound<KeptWizard> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, protocol, name, answers } = value as Record<string, unknown>;
  const isWhole =
    typeof key === 'string' &&
    /^[A-Za-z0-9]{1,28}$/.test(key) &&
    typeof protocol === 'string' &&
    typeof name === 'string' &&
    typeof answers === 'object' &&
    answers !== null;
  return isWhole ? { key, protocol, name, answers: answers as KeptWizard['answers'] } : undefined;
};

export const keptWizard = kept<KeptWizard>('wizard', sound);

const keyLength = 28;
export const newWizardKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, keyLength);
