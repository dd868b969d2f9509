/** What newcomers choose from. No zod: their page reads it. */
export const mostGoals = 3;
export const onboardingMinutes = [5, 10, 20, 40] as const;
export type OnboardingMinutes = (typeof onboardingMinutes)[number];
/** In the product only, by email as well, or not at all. */
export const reminderChoices = ['email', 'app', 'none'] as const;
export type ReminderChoice = (typeof reminderChoices)[number];
