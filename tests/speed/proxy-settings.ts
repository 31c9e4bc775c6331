import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runner/steps.ts'

export type ProxyName = 'nginx' | 'caddy' | 'haproxy'

type SampleOptions = { port: number; sitePort: number; folder: string }

/** The sample configurations of `docs/deploying.md`, with only ports, folders and the certificate replaced. */
export function proxySettings(name: ProxyName, { port, sitePort, folder }: SampleOptions): string {
  const document = readFileSync(join(root, 'docs/deploying.md'), 'utf8')
  const sample = new RegExp(`\`\`\`${name}\n([\\s\\S]*?)\`\`\``).exec(document)?.[1]
  if (!sample) throw new Error(`docs/deploying.md has no sample for ${name}.`)
  const here = sample.replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
  return around[name](here, { port, folder })
}

const around: Record<ProxyName, (sample: string, options: { port: number; folder: string }) => string> = {
  nginx: (sample, { port, folder }) => `
    ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${replaced(replaced(sample, 'listen 443 ssl;', `listen 127.0.0.1:${port};`), '/var/cache/nginx/site', `${folder}/cache`)}
    }`,
  caddy: (sample, { port }) =>
    `{\n  admin off\n}\n${replaced(sample, 'www.example.com', `http://127.0.0.1:${port}`)}`,
  haproxy: (sample, { port }) =>
    replaced(sample, 'bind :443 ssl crt /etc/haproxy/site.pem', `bind 127.0.0.1:${port}`),
}

function replaced(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`The sample doesn’t contain "${what}" any more.`)
  return text.replace(what, by)
}
