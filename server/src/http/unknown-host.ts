/** A host nobody has. It names no tenant, not even ours. */
export const unknownHostPage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>No site here</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f7f7f9,#16171d);color:light-dark(#1d1f27,#e8e9ee)}
main{max-width:32rem;padding:24px}
h1{font-size:28px;line-height:1.2;margin:0 0 12px}
p{margin:0 0 8px;color:light-dark(#555a6b,#a9adbb)}
</style></head>
<body><main><h1>There is no site at this address</h1>
<p>The address leads here, but no site answers to it. Please check the spelling.</p>
<p lang="ar" dir="rtl">لا يوجد موقع على هذا العنوان. يرجى التحقق من كتابته.</p></main></body></html>`;
