import type { Locale } from '@regimen/contract/language/languages.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../messages.ts';

/** Said only to whoever has just proved that the account is theirs: that they are kept out, and what an admin wrote for them. */
export const suspended = (note: string | null, locale: Locale): AppError =>
  new AppError('invalid', {
    words: { suspended: [say(locale, 'account_suspended'), ...(note ? [note] : [])] },
  });
