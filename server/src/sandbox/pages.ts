import { numbersIn } from '@regimen/contract/language/formatters.ts';
import { directionOf, type Locale } from '@regimen/contract/language/languages.ts';
import { digitsOf } from '@regimen/contract/language/money.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { escapeHtml } from '../providers/mail-layout.ts';
import { type TestCard, testBanks, testCards } from './core/cards.ts';
import type { CheckoutSession, Failure } from './core/objects.ts';
import type { Shown } from './core/page-acts.ts';
import { pageTexts } from './page-texts.ts';

type Words = ReturnType<typeof wordsIn>;
const wordsIn = (locale: Locale) => translator(pageTexts, locale);

/** A page of the sandbox: no script, nothing from elsewhere, and at the top what it is. */
export function drawPage(shown: Exclude<Shown, { go: string }>, locale: Locale, nonce: string): string {
  const t = wordsIn(locale);
  const main = draw(shown, locale, t);
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title>
<style nonce="${nonce}">${style}</style></head><body><main><p class="notice" role="note">${t('notice')}</p>${main}</main></body></html>`;
}

function draw(shown: Exclude<Shown, { go: string }>, locale: Locale, t: Words): string {
  if (shown.page === 'pay') return payPage(shown.session, shown.failure, locale, t);
  if (shown.page === 'bank') {
    const { amount, currency, back } = shown;
    const asks = amount > 0 ? t('bankAmount', { amount: money(amount, currency, locale) }) : t('bankCard');
    return `<h1>${t('bankHeading')}</h1><p>${asks}</p><form method="post"><button name="passed" value="yes">${t('approve')}</button><button class="quiet" name="passed" value="no">${t('refuse')}</button></form>${leave(back, t('leave'))}`;
  }
  if (shown.page === 'onboard') return onboardPage(t);
  if (shown.page === 'cards') return `<h1>${t('title')}</h1>${cardList(t)}`;
  const [heading, words] =
    shown.page === 'over' ? (['overHeading', 'over'] as const) : (['noneHeading', 'none'] as const);
  return `<h1>${t(heading)}</h1><p>${t(words)}</p>`;
}

function money(amount: number, currency: string, locale: Locale): string {
  const code = currency.toUpperCase();
  return numbersIn(locale, { style: 'currency', currency: code }).format(amount / 10 ** digitsOf(code));
}

function payPage(session: CheckoutSession, failure: Failure | null, locale: Locale, t: Words): string {
  const {
    mode,
    amount_total: total,
    currency,
    line_items: lines,
    customer_email: email,
    cancel_url,
  } = session;
  const amount = money(total ?? 0, currency ?? 'eur', locale);
  const heading =
    mode === 'setup'
      ? t('setupHeading')
      : t(mode === 'payment' ? 'payHeading' : 'subscribeHeading', { amount });
  const items = lines.data
    .map(({ description, quantity, amount_total, currency: of }) => {
      const name = quantity > 1 ? `${quantity} × ${description}` : description;
      return `<li><bdi>${escapeHtml(name)}</bdi><span>${money(amount_total, of, locale)}</span></li>`;
    })
    .join('');
  const wrong = failure ? failed(failure, t) : '';
  const alert = wrong && `<p class="wrong" role="alert" id="wrong">${wrong}</p>`;
  const input = (name: string, label: string, more: string) =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" ${more}>`;
  const described = wrong && ' aria-invalid="true" aria-describedby="wrong" autofocus';
  return `<h1>${heading}</h1>${items && `<ul class="lines">${items}</ul>`}${alert}<form method="post">
${input('number', t('number'), `required inputmode="numeric" autocomplete="off" dir="ltr" maxlength="23"${described}`)}
<div class="pair"><div>${input('expiry', t('expiry'), 'required inputmode="numeric" autocomplete="off" dir="ltr" maxlength="7" value="12/40"')}</div>
<div>${input('code', t('code'), 'required inputmode="numeric" autocomplete="off" dir="ltr" maxlength="4" pattern="[0-9]{3,4}" value="123"')}</div></div>
${input('name', t('name'), 'autocomplete="off" maxlength="100" dir="auto"')}
${email === null && session.customer === null ? input('email', t('email'), 'type="email" autocomplete="off" maxlength="200" dir="ltr"') : ''}
<button>${mode === 'setup' ? t('save') : t('pay', { amount })}</button></form>${leave(cancel_url, t('back'))}${cardList(t)}`;
}

const leave = (to: string | null, words: string): string =>
  to === null ? '' : `<p><a href="${escapeHtml(to)}">${words}</a></p>`;

function failed({ code, decline_code: why }: Failure, t: Words): string {
  if (code === 'incorrect_number') return t('failed_incorrect_number');
  if (code === 'invalid_expiry') return t('failed_expiry');
  if (code === 'expired_card') return t('failed_expired_card');
  if (code === 'incorrect_cvc') return t('failed_incorrect_cvc');
  if (code === 'payment_intent_authentication_failure') return t('failed_authentication');
  return why === 'insufficient_funds' ? t('failed_insufficient_funds') : t('failed');
}

function cardList(t: Words): string {
  const rows = testCards
    .map((card) => `<tr><td><bdi dir="ltr">${spaced(card.number)}</bdi></td><td>${t(doesOf(card))}</td></tr>`)
    .join('');
  return `<h2>${t('cards')}</h2><p>${t('cardsHow')}</p><table><thead><tr><th scope="col">${t('cardNumber')}</th><th scope="col">${t('cardDoes')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

const reasons = [
  'insufficient_funds',
  'lost_card',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
] as const;
const doesOf = ({ does, code, declineCode }: TestCard) =>
  reasons.find((reason) => reason === declineCode || reason === code) ?? does;

function onboardPage(t: Words): string {
  const banks = testBanks
    .map(({ iban, fails }) => {
      const words = fails === 'no_account' ? 'bank_no_account' : fails ? 'bank_account_closed' : 'bank_';
      return `<option value="${iban}">${iban}: ${t(words)}</option>`;
    })
    .join('');
  return `<h1>${t('onboardHeading')}</h1><p>${t('onboardHow')}</p><form method="post">
<label for="iban">${t('iban')}</label><select id="iban" name="iban">${banks}</select>
<fieldset><legend>${t('answers')}</legend><label class="choice"><input type="radio" name="answers" value="all" checked> ${t('answersAll')}</label>
<label class="choice"><input type="radio" name="answers" value="left"> ${t('answersLeft')}</label></fieldset>
<button>${t('submit')}</button></form>`;
}

const style = `:root{color-scheme:light dark;--ink:light-dark(#1d1f27,#e8e9ee);--soft:light-dark(#555a6b,#b3b7c5);--paper:light-dark(#f7f7f9,#16171d);--line:light-dark(#8a8fa3,#6d7285);--main:light-dark(#3f4fd8,#aab2ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
main{max-width:32rem;margin:0 auto;padding:16px}h1{font-size:26px;line-height:1.2;margin:20px 0 12px}h2{font-size:18px;margin:32px 0 4px}
.notice{margin:0;padding:12px 16px;border:2px dashed var(--main);border-radius:10px;font-weight:600}
.wrong{padding:10px 14px;border-radius:10px;background:light-dark(#fdecef,#4a1622);color:light-dark(#8c0a2e,#ffd5de)}
label,legend{display:block;margin:14px 0 4px;font-weight:600}fieldset{border:0;margin:0;padding:0}.choice{font-weight:400;display:flex;gap:10px;min-height:32px;margin:4px 0}
input:not([type=radio]),select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;font:inherit;background:light-dark(#fff,#1f2129);color:inherit;text-align:start}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}button{width:100%;min-height:48px;margin-top:16px;border:2px solid var(--main);border-radius:10px;background:var(--main);color:light-dark(#fff,#16171d);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:var(--main)}a{color:var(--main);display:inline-block;padding:10px 0}:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.lines{list-style:none;padding:0;margin:0}.lines li{display:flex;justify-content:space-between;gap:12px;padding:8px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:14px}th,td{text-align:start;padding:8px 4px;border-bottom:1px solid var(--line);vertical-align:top}th{color:var(--soft)}td:first-child{white-space:nowrap}p{margin:8px 0}`;
