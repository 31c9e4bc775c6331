/** The only reader of `process.env` in `local/`. */
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

function text(name: string, fallback = ''): string {
  return process.env[name]?.trim() || fallback
}

function port(name: string, fallback: number): number {
  const value = text(name, String(fallback))
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new Error(
      `${name} is "${value}". Set it to a port number from 1 to 65535, in .env or the environment.`,
    )
  }
  return number
}

/** 0 if it is not set. */
function optionalPort(name: string): number {
  return text(name) ? port(name, 0) : 0
}

/** Ports and folders of this copy. The environment overrides `.env`, which overrides the defaults of `.env.example`. */
export function readEnv() {
  const ports = {
    site: port('SITE_PORT', 3000),
    studio: port('STUDIO_PORT', 3333),
    lake: port('LAKE_PORT', 3900),
    backend: port('BACKEND_PORT', 54321),
    inbox: port('INBOX_PORT', 54324),
  }
  return {
    root,
    dataDir: resolve(root, text('DATA_DIR', '.data')),
    ports,
    sanity: {
      projectId: text('SANITY_PROJECT_ID'),
      dataset: text('SANITY_DATASET', 'production'),
      readToken: text('SANITY_READ_TOKEN'),
      writeToken: text('SANITY_WRITE_TOKEN'),
      webhookSecret: text('SANITY_WEBHOOK_SECRET'),
    },
    lake: {
      readOrigins: text('LAKE_READ_ORIGINS')
        .split(',')
        .flatMap((origin) => origin.trim() || []),
      isPublic: text('LAKE_PUBLIC') === 'true',
      /** A JSON file with roles of editors; '' for none. */
      rolesFile: text('LAKE_ROLES') && resolve(root, text('LAKE_ROLES')),
    },
    /** Roles that may see leads and send newsletters, separated by commas. */
    leadRoles: text('LEAD_ROLES'),
    supabase: {
      url: text('SUPABASE_URL'),
      publishableKey: text('SUPABASE_PUBLISHABLE_KEY'),
      secretKey: text('SUPABASE_SECRET_KEY'),
      databaseUrl: text('DATABASE_URL'),
    },
    /** The secret of the hosted functions, which the site shares; a local copy generates its own. */
    siteSecret: text('SITE_SECRET'),
    backup: {
      /** Where backups are written every night; '' for none. */
      dir: text('BACKUP_DIR') && resolve(root, text('BACKUP_DIR')),
      /** Public keys of age. */
      recipients: text('BACKUP_RECIPIENTS')
        .split(/[\s,]+/)
        .filter(Boolean),
    },
    /** Ports of `/metrics`, of the site and of the operator's figures; 0 for none. */
    metrics: {
      port: optionalPort('METRICS_PORT'),
      host: text('METRICS_HOST', '127.0.0.1'),
      operationsPort: optionalPort('OPERATIONS_METRICS_PORT'),
    },
    mail: {
      resendKey: text('RESEND_API_KEY'),
      from: text('MAIL_FROM', 'Tidewright <site@tidewright.example>'),
      leadsTo: text('LEADS_TO', 'hello@tidewright.example'),
    },
  }
}

export type LocalEnv = ReturnType<typeof readEnv>

/** The options that the parent process passes as JSON in `SERVICE_OPTIONS`. */
export function serviceOptions<Options>(): Options {
  const json = process.env.SERVICE_OPTIONS
  if (!json) throw new Error('SERVICE_OPTIONS is not set. Use `npm start` to start this process.')
  return JSON.parse(json)
}
