/*
 * Replaces Next.js's polyfills. The browsers that it supports (from Chrome 111, Firefox 111 and Safari 16.4) have all of
 * them but `URL.canParse`, which the site doesn't use.
 */
export {}
