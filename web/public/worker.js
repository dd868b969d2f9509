/**
 * The service worker: what a follower opened stays usable without a connection. Pages and answers come from the
 * network as long as there is one; only then from here. What is kept belongs to whoever is signed in and is
 * forgotten as soon as they are not (offline/worker-client.ts tells, and so do sign-out and a refused page).
 */
const version = 1;
/** Files of the build, the same for everybody; their names carry a hash. */
const filesCache = `files-${version}`;
/** Pages and data of the one who is signed in. */
const ownCache = `own-${version}`;
const patienceMs = 6_000;

const keptPages = /^\/(home|help-now|my-tasks(\/task\/[^/]+)?|follow-program\/.+)$/;
const keptData =
  /^\/api\/(load|user\/get-data|tasks(\/[\w-]+)?|enrollments(\/[\w-]+(\/participants)?)?|programs\/[\w-]+\/following|public\/files\/.+|readings|recap|nudges|urgent(\/[\w-]+)?)$/;

/** Of lists that can be asked for in many ways only what Home shows. */
const keptLists = /^\/api\/(bookings|discussions)\?per_page=\d$/;
const isKeptData = ({ pathname, search }) => keptData.test(pathname) || keptLists.test(pathname + search);

/** Rises whenever everything is forgotten, so that an answer still on its way is not kept after that. */
let generation = 0;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldCaches().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  const { forget, keep } = event.data ?? {};
  if (forget) event.waitUntil(forgetOwn());
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== 'GET') {
    if (url.pathname === '/api/auth/logout') event.waitUntil(forgetOwn());
    return;
  }
  if (url.pathname.startsWith('/assets/')) event.respondWith(fileFor(request));
  else if (request.mode === 'navigate') event.respondWith(pageFor(request, url));
  else if (isKeptData(url)) event.respondWith(dataFor(request));
});

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== filesCache && name !== ownCache).map((name) => caches.delete(name)),
  );
}

function forgetOwn() {
  generation += 1;
  return caches.delete(ownCache);
}

async function fileFor(request) {
  const kept = await caches.match(request, { cacheName: filesCache });
  if (kept) return kept;
  const answer = await fetch(request);
  // A hotel's sign-in page in place of a script would stay for good.
  const isPage = /text\/html/.test(answer.headers.get('content-type') ?? '');
  if (answer.ok && !isPage) await (await caches.open(filesCache)).put(request, answer.clone());
  return answer;
}

async function pageFor(request, { pathname, search }) {
  if (!keptPages.test(pathname)) return fetch(request).catch(() => offlinePage(pathname));
  // Home has two sides, each with data of its own.
  const page = pathname === '/home' ? pathname + search : pathname;
  const began = generation;
  try {
    const answer = await inTime(fetch(request), () => ownOf(page));
    if (answer.type !== 'opaqueredirect') return await ownIfForeign(page, answer, began);
    // Whoever is led away from their own pages by our server is not signed in any more.
    if (!(await isServerThere())) return (await ownOf(page)) ?? answer;
    await forgetOwn();
    return answer;
  } catch {
    return (await ownOf(page)) ?? offlinePage(pathname);
  }
}

async function dataFor(request) {
  const began = generation;
  try {
    const answer = await inTime(fetch(request), () => ownOf(request));
    if (answer.status === 401 && isOurs(answer)) await forgetOwn();
    return await ownIfForeign(request, answer, began);
  } catch (failure) {
    const kept = await ownOf(request);
    if (kept) return kept;
    throw failure;
  }
}

/** A connection that hangs is as good as none, where something is kept to show instead. */
async function inTime(answer, instead) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first ?? (await instead()) ?? answer;
}

/** Our server's, or else of something in between: a hotel's sign-in page answers everything with 200. */
const isOurs = (answer) => answer.headers.has('x-request-id');

async function isServerThere() {
  try {
    return isOurs(await fetch('/healthz', { cache: 'no-store', redirect: 'error' }));
  } catch {
    return false;
  }
}

/** The answer, kept; what was kept, in place of a stranger's. That the server is away is said as it is. */
async function ownIfForeign(request, answer, began) {
  const isStrangers = !isOurs(answer) && (answer.status < 500 || answer.status === 511);
  if (isStrangers) return (await ownOf(request)) ?? answer;
  await keepAnswer(request, answer, began);
  return answer;
}

/** As it was kept, with a mark by which the page knows that the server was not reached (shell/reach.ts). */
async function ownOf(request) {
  const kept = await caches.match(request, { cacheName: ownCache, ignoreVary: true });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set('x-kept', '1');
  const isPage = /text\/html/.test(headers.get('content-type') ?? '');
  const body = isPage ? (await kept.text()).replace('<html', '<html data-kept') : kept.body;
  return new Response(body, { status: kept.status, headers });
}

async function keepAnswer(request, answer, began) {
  if (!answer.ok || answer.redirected || !isOurs(answer) || answer.headers.has('x-kept')) return;
  const copy = answer.clone();
  const own = await caches.open(ownCache);
  // Guests are told these lists too: once everything is forgotten, nothing is kept of them either.
  const { pathname, search } = new URL(request.url ?? request, self.location.origin);
  if (keptLists.test(pathname + search) && !(await own.match('/home', { ignoreVary: true }))) return;
  if (began === generation) await own.put(request, copy);
}

/** Fetched ahead, one after another: pages with the files they need, and the data they are made of. */
async function keepAll(paths) {
  // What a page names comes after everything that was asked for, and once.
  const wanted = new Set(paths.slice(0, 200));
  const began = generation;
  for (const path of wanted) {
    if (began !== generation) return;
    const url = new URL(path, self.location.origin);
    const { pathname } = url;
    if (pathname.startsWith('/assets/')) {
      await fileFor(new Request(path)).catch(() => undefined);
      continue;
    }
    if (!keptPages.test(pathname) && !isKeptData(url)) continue;
    try {
      // Nobody has opened it: whether the session lives is not its business (server/src/http/fetched-ahead.ts).
      const headers = { 'x-fetched-ahead': '1' };
      const answer = await fetch(path, { credentials: 'same-origin', redirect: 'error', headers });
      await keepAnswer(path, answer.clone(), began);
      if (!answer.ok || !keptPages.test(pathname)) continue;
      const html = await answer.text();
      await keepFilesOf(html);
      for (const url of callsIn(html)) wanted.add(url);
    } catch {
      return;
    }
  }
}

/** Whoever comes to the page from another one is shown it from these (shell/page-calls.ts). */
function callsIn(html) {
  const written = /<script[^>]*id="page-calls">([^<]*)</.exec(html)?.[1] ?? '[]';
  return JSON.parse(written).map(({ url }) => url);
}

async function keepFilesOf(html) {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  await Promise.all([...files].map((file) => fileFor(new Request(file)).catch(() => undefined)));
}

const offlineWords = {
  en: {
    title: 'You’re offline',
    help: 'This page isn’t saved on your device. What you’ve done is kept and will be sent when you’re back online.',
    again: 'Try again',
    '/home': 'Today',
    '/my-tasks': 'My tasks',
  },
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    help: 'هذه الصفحة غير محفوظة على جهازك. ما أنجزته محفوظ، وسيُرسل عند عودة الاتصال.',
    again: 'إعادة المحاولة',
    '/home': 'اليوم',
    '/my-tasks': 'مهامي',
  },
};

/**
 * As soon as the server answers. A browser says that it is online before anything can be reached, so that is asked with
 * growing pauses (as shared/offline/reconnect.ts does on other pages).
 */
const openAgain = `let pause=1000,timer;
async function ask(){clearTimeout(timer);
try{if((await fetch('/healthz',{cache:'no-store',redirect:'error'})).headers.has('x-request-id'))return location.reload()}catch{}
timer=setTimeout(ask,pause);pause=Math.min(60000,pause*2)}
timer=setTimeout(ask,pause);addEventListener('online',()=>{pause=1000;ask()})`;

/** In the look of the site, as far as a page of it is kept: its language, its colours and its letters. */
async function offlinePage(pathname) {
  const { opening, sheets, isArabic } = await siteLook();
  const nonce = crypto.randomUUID();
  const words = offlineWords[isArabic ? 'ar' : 'en'];
  const links = (await keptAmong(['/home', '/my-tasks']))
    .filter((path) => path !== pathname)
    .map((path) => `<a href="${path}">${words[path]}</a>`);
  const html = `<!doctype html>${opening}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>${sheets}<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:"Source Sans 3",Vazirmatn,system-ui,sans-serif;line-height:1.5;background:var(--surface,light-dark(#f7f7f9,#16171d));color:var(--ink,light-dark(#1d1f27,#e8e9ee))}main{max-width:32rem;padding:24px;text-align:center}h1{font-size:28px;line-height:1.3;margin:0 0 12px}p{margin:0 0 24px;color:var(--ink-soft,light-dark(#555a6b,#a9adbb))}nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}a{display:inline-block;padding:10px 20px;border-radius:10px;border:1px solid var(--line-strong,#818696);color:inherit;font-weight:600;text-decoration:none}a:first-child{background:var(--primary-strong,#5060f8);border-color:transparent;color:var(--primary-on,#fff)}</style></head>
<body><main><h1>${words.title}</h1><p>${words.help}</p><nav><a href="">${words.again}</a>${links.join('')}</nav></main><script nonce="${nonce}">${openAgain}</script></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'`,
  };
  return new Response(html, { status: 503, headers });
}

async function keptAmong(paths) {
  const own = await caches.open(ownCache);
  const found = await Promise.all(paths.map((path) => own.match(path, { ignoreVary: true })));
  return paths.filter((_, index) => found[index]);
}

async function siteLook() {
  const own = await caches.open(ownCache);
  const pages = (await own.keys()).filter(({ url }) => keptPages.test(new URL(url).pathname));
  const page = pages[0] && (await own.match(pages[0], { ignoreVary: true }));
  const text = page ? await page.text() : '';
  const language = self.navigator.language.startsWith('ar') ? 'lang="ar" dir="rtl"' : 'lang="en"';
  const opening = /<html[^>]*>/.exec(text)?.[0] ?? `<html ${language} style="color-scheme:light dark">`;
  const sheets = (text.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []).join('');
  return { opening, sheets, isArabic: opening.includes('lang="ar"') };
}

// ── Push messages ──────────────────────────────────────────────────────────────────────────────────────────────
// Sent by the server's send-pushes.ts: { title, body, link, tag, lang, dir }. One with the same tag replaces the other.

self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data?.link));
});

async function showPushed(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // Not one of ours. Browsers want something to be shown for every push all the same.
  }
  const {
    title = self.location.hostname,
    body = '',
    link = '/notifications',
    tag = 'news',
    lang,
    dir,
  } = told;
  const look = { body, tag, lang, dir, data: { link }, icon: '/app-icon-192.png' };
  await self.registration.showNotification(title, look);
  // A dot on the app; its pages put the number in.
  await self.navigator.setAppBadge?.().catch(() => undefined);
  // Open pages renew the number on the bell.
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ told: true });
}

/** In a window that is open already, if there is one. Never anywhere but on this site. */
async function openLink(link) {
  const url = new URL(typeof link === 'string' ? link : '/notifications', self.location.origin);
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(target);
  await open.focus();
  return open.navigate(target).catch(() => self.clients.openWindow(target));
}
