import { z } from 'zod';
import { registered, registeredAbout } from './access.ts';
import { defineCalls } from './call.ts';
import { ListedProgram } from './catalog.ts';
import { Facts } from './enrollments.ts';
import * as field from './fields.ts';
import { mostGoals, onboardingMinutes, reminderChoices } from './onboarding-choices.ts';
import { programCategories } from './program-categories.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** What somebody said on their first day. */
export const OnboardingAnswers = z.object({
  /** What brings them here. */
  goals: z.array(z.enum(programCategories)).min(1).max(mostGoals).refine(unique),
  /** How many minutes a day they have. */
  minutes: z.literal(onboardingMinutes),
  reminders: z.enum(reminderChoices),
});
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>;

export const onboardingCalls = defineCalls({
  'GET onboarding': {
    summary: 'What you said brings you here; null when you have not been asked yet.',
    access: registered,
    health: 'own',
    reply: z.object({ answers: OnboardingAnswers.nullable() }),
    example: {},
  },
  'PUT onboarding': {
    summary:
      'Say what brings you here, how much time you have, and how to remind you. Reminders change at once.',
    access: registered,
    health: 'own',
    body: OnboardingAnswers,
    reply: z.object({ answers: OnboardingAnswers }),
    limit: 'writing',
    example: { body: { goals: ['sleep'], minutes: 10, reminders: 'email' } },
  },
  'GET recommendations': {
    summary: 'Up to 6 programs that fit what you said, the best fit first. Those you follow are left out.',
    access: registered,
    health: 'own',
    reply: field.cursorList(ListedProgram),
    example: {},
  },
  'POST programs/{id}/alternatives': {
    summary:
      'Up to 3 programs for whoever a program is not meant for: like it, or for what brings them here, and open to them as far as these facts tell. The facts are not kept.',
    access: registeredAbout('listing'),
    health: 'own',
    params: z.object({ id: field.id }),
    body: z.object({ facts: Facts, token: field.secret.optional() }),
    reply: field.cursorList(ListedProgram),
    limit: 'writing',
    example: {
      params: { id: '$listing' },
      body: { facts: { age: 12, sex: null, signs: [] } },
    },
  },
});
