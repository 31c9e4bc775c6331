/** What the lake is told when it starts. */
export type LakeOptions = {
  port: number
  /** Holds the SQLite file and `assets/`. */
  folder: string
  projectId: string
  dataset: string
  /** Reads everything, drafts included. */
  readToken: string
  /** Reads and writes. */
  writeToken: string
  /** Pages whose browser may edit without a token, such as `http://localhost:3333`. */
  studioOrigins: string[]
  /** Pages whose browser may read answers, with the rights of their token or of anyone. */
  readOrigins?: string[]
  /** Whether anyone may read what is published, as in a public dataset. */
  isPublic?: boolean
  /** In milliseconds: from when on a query runs beside the others, and when it is cut off. 500 and 60,000 by default. */
  queryLimits?: { beside: number; cutOff: number }
  /** Told of every change to a published document. */
  webhook?: { url: string; secret: string }
}
