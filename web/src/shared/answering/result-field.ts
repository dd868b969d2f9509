/** The field of a form whose result is handed in: `result.answers.sleep` is `sleep`, `result.value` is `value`. */
export const resultField = (path: string): string => path.replace(/^result\./, '').replace(/^answers\./, '');
