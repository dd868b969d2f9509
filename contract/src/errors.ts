/** Every failure of the API has this shape (sections 5 and 8). */
export interface ErrorReply {
  message: string;
  code: ErrorCode;
  errors?: FieldErrors | InUse;
  /** `slot_taken`: the next time that is free; null: nothing soon. */
  next?: NextSlot | null;
}

/** 422: field → messages. */
export type FieldErrors = Record<string, string[]>;
/** 423: the names of what uses the thing, and whether an update (else a delete) was refused. */
export interface InUse {
  used: string[];
  update: boolean;
}

/** As instants; it may be gone by the time that somebody presses. */
export interface NextSlot {
  from: string;
  until: string;
  seatsLeft: number;
}

export const statusByCode = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Who they are has to be proved once more, by `POST auth/step-up`. */
  step_up_needed: 403,
  /** What was said was right, and a code is wanted too, by `POST auth/second-factor`. */
  second_factor_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  /** Somebody else was quicker. */
  slot_taken: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  in_use: 423,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof statusByCode;
