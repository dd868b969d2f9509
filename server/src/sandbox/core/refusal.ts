import type { Failure, Fields } from './objects.ts';

/** An answer that is no success, as Stripe words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Fields;
  /** What happened on the way stays: a card that was declined was tried. */
  readonly keeps: boolean;
  constructor(status: number, error: Fields, keeps = false) {
    super(String(error.message));
    this.status = status;
    this.error = error;
    this.keeps = keeps;
  }
}

export const invalid = (message: string, param?: string, code?: string): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });

export const missing = (kind: string, id: string, param: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replace('_', ' ')}: '${id}'`,
    param,
  });

export const wrongState = (what: string, status: string, code: string): Refusal =>
  invalid(`This ${what} could not be changed because it has a status of ${status}.`, undefined, code);

/** The card, not the call, was wrong; what was tried hangs on the error. */
export const declined = (failure: Failure, tried: Fields): Refusal =>
  new Refusal(402, { ...failure, ...tried } as Fields, true);
