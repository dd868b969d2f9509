/** Section 3: the professional types, by the specification's groups. Labels are in role-labels.ts. */
export const professionGroups = {
  health: [
    'physician',
    'general-practitioner',
    'cardiologist',
    'endocrinologist',
    'psychiatrist',
    'psychologist',
    'psychotherapist',
    'physiotherapist',
    'occupational-therapist',
    'speech-therapist',
    'dietitian',
    'nutritionist',
    'nurse',
    'midwife',
    'pharmacist',
    'dentist',
    'dermatologist',
    'pediatrician',
    'gynecologist',
    'geriatrician',
    'sports-physician',
    'sleep-specialist',
    'pain-specialist',
    'chiropractor',
    'osteopath',
    'acupuncturist',
    'massage-therapist',
    'optometrist',
    'audiologist',
    'addiction-counselor',
    'paramedic',
    'health-educator',
  ],
  coaching: [
    'health-coach',
    'life-coach',
    'fitness-trainer',
    'strength-coach',
    'running-coach',
    'yoga-teacher',
    'pilates-teacher',
    'meditation-teacher',
    'breathing-coach',
    'sleep-coach',
    'parenting-coach',
    'relationship-coach',
    'career-coach',
    'executive-coach',
    'language-teacher',
  ],
  finance: ['financial-advisor', 'accountant', 'tax-advisor', 'insurance-broker', 'debt-counselor'],
  it: ['software-developer', 'data-analyst', 'system-administrator', 'security-specialist', 'it-support'],
  design: ['graphic-designer', 'interior-designer', 'product-designer', 'illustrator', 'fashion-designer'],
  writing: ['writer', 'editor', 'translator', 'journalist', 'copywriter'],
  business: [
    'business-consultant',
    'marketing-specialist',
    'project-manager',
    'recruiter',
    'sales-consultant',
    'event-planner',
  ],
  services: [
    'caregiver',
    'child-minder',
    'cook',
    'hairdresser',
    'beautician',
    'cleaner',
    'gardener',
    'electrician',
    'plumber',
  ],
  photography: ['photographer', 'videographer', 'photo-editor'],
  legal: ['lawyer', 'notary', 'mediator', 'patient-advocate'],
  transport: ['driver', 'medical-transport', 'courier', 'travel-guide'],
} as const;

export type ProfessionGroup = keyof typeof professionGroups;
export type Profession = (typeof professionGroups)[ProfessionGroup][number];
export const professions = Object.values(professionGroups).flat() as readonly Profession[];

export const roleNames = ['user', 'patient', 'expert', ...professions] as const satisfies readonly RoleName[];
export type RoleName = 'user' | 'patient' | 'expert' | Profession;

export const isProfession = (role: RoleName): role is Profession =>
  (professions as readonly RoleName[]).includes(role);

/** Those who only follow. */
export const layRoles: readonly RoleName[] = ['user', 'patient'];
/** Every professional type has the expert's rights. */
export const isExpert = (roles: readonly RoleName[]): boolean =>
  roles.some((role) => !layRoles.includes(role));
