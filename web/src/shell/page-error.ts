import { isRouteErrorResponse } from 'react-router';

/** Section 8: the error page shows the error's statusCode, status or response status, else 500, and its message. */
export function statusAndMessage(error: unknown): { status: number; message: string } {
  if (typeof error !== 'object' || error === null) return { status: 500, message: '' };
  const { statusCode, status, response, message } = error as Record<string, unknown>;
  const found = [statusCode, status, (response as Record<string, unknown> | undefined)?.status].find(
    isStatus,
  );
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    const told = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : '';
    return { status: error.status, message: told };
  }
  return { status: found ?? 500, message: typeof message === 'string' ? message : '' };
}

/** Nobody answered: the page is somewhere, and there is no way to it now. */
export const isOutOfReach = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.data as { isOutOfReach?: unknown } | null)?.isOutOfReach === true;

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 400 && (value as number) <= 599;
