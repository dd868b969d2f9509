import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const dashboardMessageTexts = defineTexts(import.meta.url, {
  admin_wrong_credentials: 'That email or password isn’t right.',
  admin_has_second_step: 'You already have a second step. Go back and sign in with it.',
  admin_last_passkey: 'This passkey is your second step. Add another one first, then you can remove it.',
  admin_wrong_code: 'That code isn’t right. Codes change every 30 seconds, so enter the newest one.',
  account_suspended:
    'This account is suspended, so you can’t sign in right now. Write to us on the contact page and we’ll look into it.',
  already_suspended: 'This account is already suspended.',
  not_suspended: 'This account isn’t suspended.',
  own_emergency: 'Someone else has to review this one: you opened it yourself.',
  reviewed_already: 'This was already reviewed.',
  answered_already: 'This message was already answered.',
  last_owner: 'A site needs an owner who can sign in. Make someone else an owner first.',
  not_oneself: 'Another owner has to do this for you.',
  admin_exists: 'Someone with this email already runs the site.',
  role_not_temporary: 'Visitors who haven’t registered yet have no roles.',
});
