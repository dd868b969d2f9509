import { ApiError } from '@regimen/contract/client.ts';
import { data } from 'react-router';

/** The service failed, as opposed to having said no: nobody answered, or the answer was "I broke". */
export const isApiFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * What was asked for, or `null` when the service fails; then the page shows samples and says so, and to search
 * engines it is a 503. Everything else, a missing discussion above all, stays an error.
 */
export async function orNothing<T>(asked: Promise<T>) {
  try {
    return await asked;
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return data(null, { status: 503 });
  }
}
