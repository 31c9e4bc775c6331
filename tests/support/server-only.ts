/** Replaces the package of this name, which always fails outside a server build. */
export {}
