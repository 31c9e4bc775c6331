/** Stands in for the package of this name, which exists to fail outside a server build. */
export {}
