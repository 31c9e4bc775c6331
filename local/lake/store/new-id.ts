import { randomBytes } from 'node:crypto'

/** 22 random letters and digits, like Sanity's ids of documents and transactions. */
export function newId(): string {
  return randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)
    .padEnd(22, '0')
}
