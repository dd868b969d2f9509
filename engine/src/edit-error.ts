/** An edit that cannot be made. The code is stable; the message is for people who write programs. */
export type EditErrorCode =
  | 'no-such-node'
  | 'no-such-parent'
  | 'id-taken'
  | 'into-itself'
  | 'root-stays'
  | 'not-a-sibling'
  | 'too-many-steps'
  | 'does-not-fit';

export class EditError extends Error {
  readonly code: EditErrorCode;
  constructor(code: EditErrorCode, message: string) {
    super(message);
    this.name = 'EditError';
    this.code = code;
  }
}
