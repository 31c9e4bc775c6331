/*
 * The site's service worker: keeps the offline page of each language, with its style and fonts, and shows it when a page
 * cannot be fetched. Everything else goes to the network as if it were not there. The languages are in its own address:
 * `/offline.js?prefixes=/es,/fr`, beside the one without a prefix.
 */
const cacheName = 'offline-2'
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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(request.url)))
  else if (/\/_next\/static\/.*\.(css|woff2)$/.test(request.url)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  }
})

async function fillCache() {
  const cache = await caches.open(cacheName)
  for (const prefix of prefixes) {
    const page = await fetch(`${prefix}/offline`)
    // Without its scripts: those that the browser happens to have would miss the others, and show an error in its place.
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
