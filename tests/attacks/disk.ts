import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { folderBytes } from '../../cli/operator/backup/disk-space.ts'
import { siteBuildFolder } from '../../cli/stack/builds.ts'
import { type Attack, attemptEach } from './attack.ts'
import { send } from './send.ts'

/** Bytes that an attempt may leave behind on average; a stored page has eighty thousand. */
const bytesPerTry = 1_000

/** Endless useless URLs, each of which might store something on the disk. */
export const diskFilling: Attack = {
  title: 'Filling the disk with unknown URLs',
  async run({ settings }) {
    const folder = join(settings.root, 'web', siteBuildFolder(settings))
    const kinds = [
      () => `/${randomUUID()}`,
      () => `/fr/analyses/${randomUUID()}`,
      () => `/api/live?id=${randomUUID()}&rev=x`,
      () => `/api/live?id=x&rev=x&path=/${randomUUID()}`,
      () => `/api/og-images/page/en-UK/${randomUUID()}`,
      () => `/api/og-images/insight/fr/${randomUUID()}`,
      () => `/api/logos/${randomUUID()}.example`,
      () => `/api/files/file-${'0'.repeat(40)}-pdf/${randomUUID()}`,
      () => `/?q=${randomUUID()}`,
      () => `/sitemaps/${randomUUID()}`,
    ]
    const paths = Array.from({ length: 10 }, () => kinds.map((make) => make())).flat()
    const before = folderBytes(folder)
    const result = await attemptEach(
      paths,
      async (path) => {
        const { status } = await send(settings.urls.site, path)
        return status >= 500 ? `${status}` : null
      },
      4,
    )
    const growth = folderBytes(folder) - before
    return growth > bytesPerTry * paths.length
      ? { ...result, successes: [...result.successes, `${growth} bytes were left on the disk`] }
      : result
  },
}
