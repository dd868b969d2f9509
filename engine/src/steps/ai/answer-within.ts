/** How long a model, and then a person, may take where nothing is said. */
export const DEFAULT_MINUTES = 60;
