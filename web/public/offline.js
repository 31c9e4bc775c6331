/*
 * The site's service worker: caches the offline page of each language, with its styles and fonts, and shows it if a page
 * can't be fetched. Everything else goes to the network. The locale prefixes are in its own URL,
 * `/offline.js?prefixes=/es,/fr`, besides the default locale without one.
 */
const cacheName = 'offline-3'
const prefixes = ['', ...new URL(self.location.href).searchParams.get('prefixes').split(',')]

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    // The browser's own page offers to send a form again; ours would load the form's path, which takes no GET.
    if (request.method !== 'GET') return
    event.respondWith(fetch(request).catch(() => offlinePage(request.url)))
  } else if (/\/_next\/static\/.*\.(css|woff2)$/.test(request.url)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  }
})

async function fillCache() {
  const cache = await caches.open(cacheName)
  for (const prefix of prefixes) {
    const page = await fetch(`${prefix}/offline`)
    // Without its scripts: the browser may have only some of them cached, which would show an error instead.
    const html = (await page.text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    const headers = new Headers(page.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    await cache.put(`${prefix}/offline`, new Response(html, { headers }))
    const files = new Set(html.match(/\/_next\/static\/[^"\\ ]+\.(?:css|woff2)/g))
    await cache.addAll([...files])
  }
}

async function offlinePage(url) {
  const { pathname } = new URL(url)
  const prefix = prefixes.find((candidate) => candidate && `${pathname}/`.startsWith(`${candidate}/`)) ?? ''
  const page = (await caches.match(`${prefix}/offline`)) ?? (await caches.match('/offline'))
  return page ?? Response.error()
}
