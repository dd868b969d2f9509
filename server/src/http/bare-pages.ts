// Pages for when no site is at hand whose colours and language they could have. They name no tenant, not even ours.

/** A host nobody has. */
export const unknownHostPage = (nonce: string): string =>
  barePage(
    nonce,
    'There is no site at this address',
    'The address leads here, but no site answers to it. Please check the spelling.',
    'لا يوجد موقع على هذا العنوان. يرجى التحقق من كتابته.',
  );

/** Which site it is cannot be looked up: the database is away. */
export const awayPage = (nonce: string): string =>
  barePage(
    nonce,
    'We will be right back',
    'This page cannot be shown at the moment. Nothing is lost: please try again in a little while.',
    'سنعود بعد قليل. لا يمكن عرض هذه الصفحة الآن، ولم يضِع شيء. حاول مرة أخرى بعد لحظات من فضلك.',
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
