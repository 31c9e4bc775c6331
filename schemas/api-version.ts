/** The day by whose rules Sanity answers us: https://www.sanity.io/docs/api-versioning */
export const apiVersion = '2026-01-01'
