/** The version of Sanity's HTTP API, as a date: https://www.sanity.io/docs/api-versioning */
export const apiVersion = '2026-01-01'
