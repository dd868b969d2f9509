import { defineTexts } from './language/define-texts.ts';
import type { ProfessionGroup } from './roles.ts';

export const professionGroupTexts = defineTexts(import.meta.url, {
  health: 'Health',
  coaching: 'Coaching',
  finance: 'Finance',
  it: 'IT',
  design: 'Design',
  writing: 'Writing',
  business: 'Business',
  services: 'Services',
  photography: 'Photography',
  legal: 'Legal',
  transport: 'Transport',
} satisfies Record<ProfessionGroup, string>);
