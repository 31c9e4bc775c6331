/** Asset documents store absolute URLs, which change with the port. */
import type { LakeContext } from '../context.ts'
import type { Mutation } from '../store/mutation.ts'

/** Updates the URLs of all assets to this lake's. Does nothing if they are current. */
export function updateAssetUrls({ engine, store, publicUrl }: LakeContext): void {
  const assets = ['sanity.imageAsset', 'sanity.fileAsset'].flatMap((type) =>
    engine.view('raw').withField('_type', type),
  )
  const moved = assets.flatMap(({ _id, path, url }): Mutation[] => {
    const current = `${publicUrl}/${path}`
    return url === current ? [] : [{ kind: 'patch', id: _id, patch: { set: { url: current } } }]
  })
  if (moved.length > 0) store.commit(moved, engine.view('raw'), { author: 'local-lake' })
}
