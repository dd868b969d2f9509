import type { ConsentDocument } from '@regimen/contract/consents.ts';
import type { EnrollmentStatus } from '@regimen/contract/enrollments.ts';
import type { QualificationState, SpokenLanguage } from '@regimen/contract/expert-profile-choices.ts';
import type { GuardianState } from '@regimen/contract/guardian-states.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { Person as Told } from '@regimen/engine/run-state.ts';
import type { HealthFactsRow, OwnProfileRow } from '../../../db/person-facts.ts';
import type { OwnLook } from '../../audit/list-own-looks.ts';
import type { HandedInLine } from '../../enrollments/say-handed-in.ts';

/** Of each kind the newest are on the page; the JSON beside it has all. */
export const mostOnPage = 300;

export interface HandedIn {
  name: string;
  program: string;
  at: Date;
  isDeclined: boolean;
  lines: HandedInLine[];
}

export interface Person {
  fullName: string;
  username: string;
  email: string | null;
  zone: string | null;
  locale: string;
  units: UnitSystem;
  roles: RoleName[];
  createdAt: Date;
}

/** What an expert says about their work. */
export interface Expertise {
  languages: readonly SpokenLanguage[];
  links: readonly string[];
  consultation: string;
  qualifications: {
    title: string;
    institution: string;
    year: number | null;
    state: QualificationState;
    checkedByName: string | null;
    checkedAt: Date | null;
  }[];
}

export type WrittenKind = 'asked' | 'answered' | 'reviewed' | 'sent' | 'sentToGroup';

/** All that the page of an archive shows. Whatever ends in `Html` is HTML already (`kept-html.ts`). */
export interface PageData {
  brand: string;
  locale: Locale;
  zone: string;
  madeAt: Date;
  person: Person;
  bioHtml: string;
  profile: OwnProfileRow | undefined;
  health: HealthFactsRow | undefined;
  /** `null`: is none. */
  expertise: Expertise | null;
  guardians: { program: string; email: string; state: GuardianState; at: Date }[];
  consents: { document: ConsentDocument; granted: boolean; at: Date }[];
  /** The newest first, each with what its person told it on joining. */
  programs: { title: string; status: EnrollmentStatus; startedAt: Date; endedAt: Date | null; told: Told }[];
  series: ReadingSeries[];
  handedIn: HandedIn[];
  written: { kind: WrittenKind; title: string; bodyHtml: string; at: Date }[];
  looks: OwnLook[];
}
