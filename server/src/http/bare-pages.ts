// Pages for when no site is at hand whose colours and language they could have. They name no tenant, not even ours.

/** A host nobody has. */
export const unknownHostPage = (nonce: string): string =>
  barePage(
    nonce,
    'No site at this address',
    'Check the spelling of the address and try again.',
    'لا يوجد موقع على هذا العنوان. يُرجى التحقق من كتابته.',
  );

/** Which site it is cannot be looked up: the database is away. */
export const awayPage = (nonce: string): string =>
  barePage(
    nonce,
    'We’ll be right back',
    'We can’t show this page right now. Nothing is lost. Try again in a few minutes.',
    'سنعود بعد قليل. لا يمكن عرض هذه الصفحة الآن، ولم يُفقد شيء. يُرجى المحاولة بعد دقائق.',
  );

const barePage = (nonce: string, heading: string, words: string, arabic: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f7f7f9,#16171d);color:light-dark(#1d1f27,#e8e9ee)}
main{max-width:32rem;padding:24px}
h1{font-size:28px;line-height:1.2;margin:0 0 12px}
p{margin:0 0 8px;color:light-dark(#555a6b,#a9adbb)}
</style></head>
<body><main><h1>${heading}</h1>
<p>${words}</p>
<p lang="ar" dir="rtl">${arabic}</p></main></body></html>`;
