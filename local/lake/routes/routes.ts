/** Everything that the lake answers; whatever is missing here is answered 501. */
import type { Route } from '../http/route.ts'
import { actionRoutes } from './actions.ts'
import { assetRoutes } from './assets.ts'
import { documentRoutes } from './documents.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes } from './listen.ts'
import { mutateRoutes } from './mutate.ts'
import { queryRoutes } from './query.ts'
import { studioRoutes } from './studio.ts'
import { uploadRoutes } from './upload.ts'

export const routes: Route[] = [
  ...queryRoutes,
  ...documentRoutes,
  ...mutateRoutes,
  ...actionRoutes,
  ...listenRoutes,
  ...historyRoutes,
  ...uploadRoutes,
  ...assetRoutes,
  ...studioRoutes,
]
