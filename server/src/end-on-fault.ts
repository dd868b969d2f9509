import { faultName } from './jobs/fault-name.ts';

/** Other than 1, with which Node ends for reasons of its own. */
const faultCode = 70;

/**
 * What nobody foresaw leaves the process in a state that nobody knows: it ends, and `npm start` starts it again. Only
 * the kind and the place are said, since the words may hold what people wrote.
 */
export function endOnFault(): void {
  process.on('uncaughtException', (error, origin) => {
    const places = String(error?.stack)
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '));
    console.error(`A fault that nobody foresaw (${origin}): ${faultName(error ?? {})}\n${places.join('\n')}`);
    process.exit(faultCode);
  });
}
