/** Simulated followers about whom a real model is asked. */
export const mostSampledFollowers = 20;
/** In one run; then the rule decides. */
export const mostSampleQuestions = 60;
/** In one call. */
export const mostQuestionsAtOnce = 10;
