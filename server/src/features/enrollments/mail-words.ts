import type { GuardianState } from '@regimen/contract/guardian-states.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MailWords } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

interface Asked {
  brand: string;
  person: string;
  program: string;
  link: string;
}

/** To the guardian of a minor who wants to follow a program. */
export function guardianAsked({ brand, person, program, link }: Asked, locale: Locale): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t('guardianSubject', { person, brand }),
    heading: t('guardianHeading', { person }),
    paragraphs: [t('guardianAsked', { person, program, brand }), t('guardianRead'), t('guardianKeep')],
    button: { label: t('guardianButton'), url: link },
    footnote: t('guardianFootnote', { person }),
  };
}

/** To a guardian who has answered: what they said and what it means. `link`: of a consent, the page to take it back on. */
export function guardianConfirmed(
  { brand, person, program, link, state }: Asked & { state: Exclude<GuardianState, 'asked'> },
  locale: Locale,
): MailWords {
  const t = translator(mailTexts, locale);
  return {
    subject: t(`${state}Subject`, { person, brand }),
    heading: t(`${state}Heading`),
    paragraphs: [
      t(`${state}Means`, { person, program, brand }),
      ...(state === 'granted' ? [t('grantedBack')] : []),
      t('guardianProof'),
    ],
    button: { label: t(state === 'granted' ? 'grantedButton' : 'confirmedButton'), url: link },
    footnote: t('confirmedFootnote', { person }),
  };
}
